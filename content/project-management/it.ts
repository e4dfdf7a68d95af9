import type { Messages } from './de.ts'

const it: Messages = {
  meta: {
    title: 'Gestione di progetti digitali – Gratweg',
    description:
      'Direzione di progetti e programmi informatici e di trasformazione, dal mandato alla consegna. Rispondiamo alle richieste entro 24 ore.',
  },
  title: 'Dirigiamo il Suo progetto informatico o di trasforma\u00adzione',
  motto: 'Portiamo i progetti oltre la cresta.',
  lead: 'Per le aziende a cui manca la direzione di un progetto o di un programma: dall’inizio alla consegna, su mandato, ad interim o in affiancamento. Ogni settimana riceve una pagina che dice a che punto è il progetto.',
  facts: [
    { name: 'Fatturazione', text: 'prezzo fisso, a consuntivo o forma mista' },
    { name: 'Luogo', text: 'presso di Lei e da Cham' },
    { name: 'Risposta', text: 'entro 24 ore' },
  ],
  dayRate: 'Tariffa giornaliera',
  request: 'Presentare un progetto',
  reply: 'risposta entro 24 ore',
  ways: {
    label: 'Tre modi di cominciare',
    call: {
      title: 'Telefonare',
      text: 'In pochi minuti ci dice di che cosa si tratta. Le diciamo se possiamo aiutarLa e come si prosegue.',
    },
    check: {
      title: 'Fare il punto',
      text: 'Per un progetto già in corso: l’analisi stabilisce a che punto è e presenta tre vie: proseguire, cambiare percorso, tornare indietro.',
      action: 'Richiedere un’analisi',
      note: 'Ampiezza e prezzo sono indicati prima, nell’offerta.',
      fixed: 'Prezzo fisso {price}',
    },
    request: {
      title: 'Scriverci',
      text: 'Descrive il progetto, il periodo e il budget. Ciò che non sa lo lasci in sospeso. Seguono un colloquio e un’offerta.',
    },
  },
  profile: {
    alt: 'Un progetto come profilo altimetrico: cinque tappe di salita fino alla messa in servizio, poi la discesa verso l’esercizio',
    label: 'Le sei tappe di un mandato',
  },
  scope: {
    label: 'Progetti',
    title: 'I progetti che dirigiamo',
    kinds: [
      {
        title: 'Progetti informatici',
        text: 'Si sostituisce un sistema centrale, si introduce un applicativo, si trasferiscono i dati. Più della tecnica, difficili sono le interfacce, i giorni del passaggio e la domanda su chi potrà lavorare il lunedì dopo.',
      },
      {
        title: 'Progetti di trasformazione',
        text: 'I processi cambiano, i reparti si uniscono, le competenze si spostano. Pianifichiamo con le persone che poi lavoreranno in modo diverso e ci occupiamo di introduzione e formazione.',
      },
      {
        title: 'Programmi',
        text: 'Se più progetti di questo tipo dipendono l’uno dall’altro, serve un livello superiore: un piano per tutti, un ritmo comune e un luogo in cui i conflitti si risolvono.',
      },
    ],
  },
  services: {
    label: 'Prestazioni',
    title: 'Di che cosa ci occupiamo',
    items: {
      projectManagement: {
        title: 'Gestione di progetti',
        text: 'Dirigiamo il Suo progetto su mandato: obiettivo, piano, budget, team e una sola voce verso i fornitori. Ogni settimana riceve una pagina che dice a che punto è.',
      },
      programmeManagement: {
        title: 'Gestione di programmi',
        text: 'Più progetti, una meta. Mettiamo ordine nelle dipendenze e diciamo quale progetto aspetta quale altro.',
      },
      portfolioManagement: {
        title: 'Gestione di portafogli',
        text: 'Troppi progetti per troppo poche persone. Confrontiamo benefici, impegno e rischi. È Lei a decidere che cosa viene prima e che cosa non si fa.',
      },
      pmo: {
        title: 'PMO',
        text: 'L’ufficio progetti tiene insieme date, cifre e modelli. Lo mettiamo in piedi o lo dirigiamo, abbastanza piccolo da non frenare nessuno.',
      },
      agileCoaching: {
        title: 'Coaching agile',
        text: 'Per i team che vogliono mostrare prima dei risultati. Accorciamo i passi e chiariamo i ruoli, finché alla fine di ogni passo non c’è qualcosa che funziona e si può vedere.',
      },
      interimManagement: {
        title: 'Management ad interim',
        text: 'Chi dirigeva se n’è andato, il progetto no. Lo prendiamo in mano per un periodo, stabiliamo a che punto è e lo consegniamo a chi resta.',
      },
      trainingCoaching: {
        title: 'Formazione e coaching',
        text: 'Per chi dirige progetti e per i committenti, sui loro casi. A richiesta con una giornata all’aperto.',
      },
      other: {
        title: 'Altro',
        text: 'Il Suo progetto non rientra in nessuna di queste caselle? Ce lo descriva lo stesso. Se non siamo le persone giuste, lo diciamo entro 24 ore e, se possiamo, indichiamo chi lo è.',
      },
    },
    ask: 'Richiedere questa prestazione',
  },
  mandate: {
    label: 'Svolgimento',
    title: 'Come si svolge un mandato',
    show: 'Le sei tappe in dettaglio',
    lead: 'Sei tappe. Ognuna finisce in un punto da cui si potrebbe tornare indietro, e con qualcosa in mano. Le settimane sono un esempio: un mandato di 36 settimane.',
    columns: { stage: 'Tappa', work: 'Che cosa succede', result: 'Che cosa riceve', when: 'Quando' },
    stages: {
      brief: {
        name: 'Mandato',
        milestone: 'Avvio',
        work: 'Chiariamo l’obiettivo, i limiti e chi decide. Quello che non sappiamo va sulla stessa lista di quello che sappiamo.',
        result: 'Il mandato in due pagine, firmato da chi lo paga',
        when: 'Settimana 1',
      },
      analysis: {
        name: 'Analisi',
        milestone: 'Requisiti chiariti',
        work: 'Parliamo con chi oggi ci lavora e seguiamo noi stessi una volta tutto il processo.',
        result: 'I requisiti in ordine d’importanza e i rischi, ognuno con un nome accanto',
        when: 'Settimane 2–5',
      },
      concept: {
        name: 'Piano di massima',
        milestone: 'Decisione',
        work: 'Presentiamo due o tre vie, ognuna con il costo, la durata e il prezzo del ritorno.',
        result: 'La base per decidere e un piano in cui introduzione e formazione vengono per prime',
        when: 'Settimane 6–10',
      },
      build: {
        name: 'Realizzazione',
        milestone: 'Prima versione',
        work: 'Passi brevi di cui si vede la fine. Ogni due settimane il team mostra che cosa funziona e dice che cosa no.',
        result: 'Ogni settimana una pagina su stato e budget, ogni due settimane una dimostrazione',
        when: 'Settimane 11–28',
      },
      rollout: {
        name: 'Introduzione',
        milestone: 'Messa in servizio',
        work: 'Gli ultimi metri di salita sono i più ripidi: prova generale, formazione, giorno del passaggio e una via di ritorno già provata.',
        result: 'Persone formate, il collaudo e un piano per la prima settimana d’esercizio',
        when: 'Settimane 29–34',
      },
      handover: {
        name: 'Consegna',
        milestone: 'In esercizio',
        work: 'La discesa fa parte del cammino. Consegniamo a chi resta e ce ne andiamo quando tutto funziona senza di noi.',
        result: 'La documentazione, i punti aperti con nome e data, un bilancio in due pagine',
        when: 'Settimane 35–36',
      },
    },
    note: 'La durata del Suo progetto è nell’offerta. Nei mandati più brevi riuniamo alcune tappe; si decide comunque a ogni passaggio.',
  },
  contracts: {
    label: 'Contratto',
    title: 'Tre modi di fatturare',
    fits: 'Adatto',
    drawback: 'Il rovescio',
    types: {
      fixedPrice: {
        title: 'Prezzo fisso',
        text: 'Indichiamo un prezzo per un risultato descritto prima. Se ci vuole più tempo del previsto, Lei non paga di più.',
        fits: 'quando il risultato si può descrivere in anticipo.',
        drawback: 'Se cambiano le richieste, serve un’aggiunta al contratto.',
      },
      timeAndMaterial: {
        title: 'A consuntivo',
        text: 'Lei paga le giornate effettive. Le documentiamo ogni settimana e rispettiamo un tetto di spesa che solo Lei può alzare.',
        fits: 'quando lungo il cammino la meta si sposta ancora.',
        drawback: 'Se dura di più, costa di più. Per questo c’è il tetto.',
      },
      hybrid: {
        title: 'Forma mista',
        text: 'Analisi e piano di massima a prezzo fisso, la realizzazione a consuntivo. Dopo il piano di massima può fermarsi. Il lavoro fatto resta Suo.',
        fits: 'quando all’inizio nessuno può stimare la realizzazione.',
        drawback: 'Due conteggi invece di uno. In cambio decide due volte.',
      },
    },
  },
  signals: {
    label: 'Autovalutazione',
    title: 'Da che cosa si riconosce un progetto in difficoltà',
    items: [
      'Lo stato è verde da tre riunioni e nessuno ha niente da mostrare.',
      'La data finale è fissata, il perimetro no.',
      'Le decisioni si chiamano «in fase di chiarimento».',
      'La persona più brava lavora in quattro progetti.',
      'Si testa alla fine, se resta tempo.',
      'Nel comitato di pilotaggio c’è silenzio.',
    ],
    text: 'Due di questi segni li ha ogni progetto. Da quattro in su vale la pena parlarne, anche con lo stato verde. Stabiliamo a che punto è e presentiamo tre vie: proseguire, cambiare percorso, tornare indietro. La decisione spetta a Lei.',
    link: 'Richiedere un’analisi',
  },
  limits: {
    title: 'Che cosa non facciamo',
    items: [
      'Vendere software o prendere provvigioni dai produttori.',
      'Mandare venti persone. A fare il lavoro è chi parla con Lei.',
      'Sostenere un piano in cui non crediamo.',
      'Scrivere rapporti che nessuno legge.',
      'Restare quando può fare a meno di noi.',
    ],
  },
  next: {
    label: 'Prossimo passo',
    title: 'Ci racconti il Suo progetto.',
    steps: [
      {
        title: 'Oggi',
        text: 'Ci scrive che cosa ha in mente e quale prestazione cerca. Lasci in sospeso ciò che non sa.',
      },
      {
        title: 'Entro 24 ore',
        text: 'Riceve una risposta dalla persona che dirigerebbe il progetto. Con domande, non con prospetti.',
      },
      {
        title: 'Poi',
        text: 'Un colloquio di un’ora e un’offerta di due pagine. Oppure un no, motivato.',
      },
    ],
    rather: 'Preferisce parlarne?',
  },
}

export default it
