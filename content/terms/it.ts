import type { Messages } from './de.ts'

const it: Messages = {
  meta: {
    title: 'Condizioni generali – Gratweg',
    description:
      'Condizioni per shop, buoni regalo, corsi e uscite: prezzi in CHF con spedizione, buoni validi {validity:words}, annullamento e maltempo.',
  },
  title: 'Condizioni generali',
  lead: 'Che cosa si applica quando acquista, prenota o utilizza un buono regalo da noi.',
  sections: {
    geltung: {
      title: 'Campo d’applicazione',
      paragraphs: [
        'Queste condizioni si applicano agli acquisti nello shop, ai buoni regalo, ai corsi e alle uscite per team di {company}, {street}, {city}.',
        'Accordi diversi sono validi se li concludiamo per iscritto; basta un’e-mail. Le Sue condizioni si applicano solo se le abbiamo accettate.',
        'I mandati di progetto sono regolati da un contratto a parte. Se fa una richiesta per un progetto, di queste condizioni si applica solo quanto indicato in [Richieste e offerte](#anfragen).',
      ],
    },
    preise: {
      title: 'Offerta e prezzi',
      paragraphs: [
        'Ciò che il sito mostra è un invito a ordinare o a prenotare. Contenuto, durata e prezzo si trovano sulla pagina dell’articolo, del corso o dell’uscita. Fa stato ciò che vi è scritto al momento dell’ordine.',
        'Tutti i prezzi sono prezzi finali in franchi svizzeri (CHF).',
        'L’imposta sul valore aggiunto è inclusa (numero {vatNumber}).',
        'Che cosa comprende il prezzo di un corso o di un’uscita è indicato sulla sua pagina. Il viaggio, l’equipaggiamento personale e le assicurazioni non sono compresi.',
      ],
    },
    bestellen: {
      title: 'Ordinare nello shop, passo per passo',
      paragraphs: [],
      steps: [
        'Mette gli articoli nel carrello. Lì può cambiare le quantità e togliere articoli in qualsiasi momento.',
        'Il carrello mostra ogni riga e il prezzo totale. Se un prezzo è cambiato o le scorte non bastano, Glielo diciamo prima che paghi.',
        'Con «Andare alla cassa» passa alla pagina di pagamento. Finché non ha pagato, può tornare indietro e correggere tutto.',
        'Lì indica nome, e-mail e, per la merce, l’indirizzo di consegna, accetta queste condizioni e paga. Con ciò l’ordine è vincolante.',
        'Quando il pagamento è confermato, il contratto è concluso. Riceve subito una conferma per e-mail.',
        'Dove lo shop lo prevede, le ditte ordinano su fattura, pagabile entro {invoiceDays} giorni: con l’invio l’ordine è vincolante. La merce parte prima del pagamento, i buoni dopo.',
      ],
      items: [
        'Mentre paga, la merce è riservata per Lei. Se il pagamento non riesce, non viene addebitato nulla.',
        'Se nella conferma c’è un errore, basta che risponda al messaggio.',
      ],
    },
    lieferung: {
      title: 'Consegna',
      paragraphs: [
        '{rule:deliveryArea}',
        'Di regola affidiamo alla posta la merce in magazzino entro tre giorni lavorativi. Se ci vuole di più, Le scriviamo; in tal caso può recedere dal contratto senza spese.',
        '{rule:voucherDelivery}',
      ],
    },
    gewaehr: {
      title: 'Garanzia e restituzione',
      paragraphs: [
        'Controlli la merce alla consegna e ci segnali presto eventuali difetti. Ne rispondiamo per due anni dalla consegna (art. 210 CO): sostituiamo la merce, riduciamo il prezzo oppure la riprendiamo e Le rimborsiamo il prezzo d’acquisto. Se la pagina di un articolo promette una garanzia più lunga, si applica quella.',
        'Senza difetto non c’è diritto di restituzione. Il diritto svizzero non prevede un diritto generale di revoca per gli acquisti online. Se qualcosa non va, ci scriva prima di usarlo.',
        'Restano riservati i diritti imperativi dei consumatori domiciliati nel Liechtenstein.',
      ],
    },
    gutscheine: {
      title: 'Buoni regalo',
      paragraphs: [],
      items: [
        '{rule:voucherValidity}',
        '{rule:voucherUse}',
        'Un buono per un corso è valido per il corso indicato e per una persona, anche se nel frattempo il corso costa di più.',
        'I buoni sono trasferibili. Chi conosce il codice può usarlo: lo custodisca come denaro contante.',
        'I buoni non vengono convertiti in denaro e non fruttano interessi.',
        'Se annulla una prenotazione per tempo, l’importo utilizzato torna sul buono. La sua validità non si allunga per questo.',
      ],
    },
    buchen: {
      title: 'Prenotare corsi e uscite, passo per passo',
      paragraphs: [],
      steps: [
        'Sceglie il corso o l’uscita, la data e il numero di persone e inserisce i Suoi dati.',
        'Prima dell’invio vede tutto, prezzo compreso, e può correggere.',
        'Con l’invio la prenotazione è vincolante. Se paga online, lo è solo dopo il pagamento; fino ad allora i posti sono soltanto riservati.',
        'Confermiamo per e-mail. Solo con questa conferma i posti sono Suoi.',
      ],
      items: [
        'Per un’uscita per team in una data a scelta ci manda una richiesta senza impegno. La data è fissata appena la confermiamo.',
        'Un posto in lista d’attesa non impegna nessuno. Se si libera un posto, La contattiamo.',
        'Chi prenota per altri trasmette loro queste condizioni e paga il prezzo.',
      ],
    },
    gruppen: {
      title: 'Prezzi per i gruppi',
      paragraphs: [
        'Per un’uscita per team vale il forfait fino a dodici persone. Da tredici persone in su, ogni persona del gruppo paga la tariffa prevista per gruppi di quelle dimensioni. Le tariffe sono indicate sulla pagina dell’uscita.',
        'Il prezzo pubblicato vale anche quando un gruppo più grande paga meno di uno più piccolo. Per gruppi più grandi di quelli indicati facciamo un’offerta.',
        'Può cambiare il numero di persone senza spese fino a {freeDays} giorni prima dell’inizio, finché ci sono posti. In seguito, per chi si ritira valgono le [spese di annullamento](#absage).',
      ],
    },
    durchfuehrung: {
      title: 'Numero minimo e svolgimento',
      paragraphs: [
        'I corsi pubblici e le uscite pubbliche si tengono a partire da un numero minimo di persone. Se ce n’è uno, è indicato accanto alla data.',
        'Decidiamo al più tardi {decisionDays} giorni prima dell’inizio e scriviamo a tutti quelli che hanno prenotato. Se il numero minimo non è raggiunto, si applica quanto indicato in [Se annulliamo noi](#absage-durch-uns).',
      ],
    },
    absage: {
      title: 'Se annulla o cambia data',
      paragraphs: [
        'Può annullare o cambiare data con il link nella conferma o con un messaggio a {email}. Conta il giorno in cui il messaggio ci arriva. Per un cambio di data valgono gli stessi termini.',
      ],
      items: [
        '{rule:substitute}',
        '{rule:illness}',
        '{rule:replacement}',
        'Le rimborsiamo l’importo pagato in eccesso entro {refundDays} giorni, con lo stesso mezzo di pagamento.',
      ],
    },
    'absage-durch-uns': {
      title: 'Se annulliamo noi',
      paragraphs: [
        '{rule:calledOff} Un buono utilizzato torna al valore di prima.',
        'Altre spese, per esempio di viaggio o di alloggio, le rimborsiamo solo in caso di dolo o colpa grave da parte nostra.',
        'Se chi guida il corso è impedito, possiamo incaricare una persona altrettanto esperta.',
      ],
    },
    wetter: {
      title: 'Maltempo e divieto di accendere fuochi',
      paragraphs: [
        '{rule:weather}',
        '{rule:fireBan} {rule:fireBanFocus}',
        'Chi guida può cambiare itinerario e programma, anche lungo il percorso. Se deve interrompere, cerchiamo con Lei una soluzione equa.',
      ],
    },
    gesundheit: {
      title: 'Salute e responsabilità personale',
      paragraphs: [
        'All’aperto resta un margine di rischio che nemmeno una buona guida elimina. Lei conosce meglio di noi le Sue forze e partecipa sotto la propria responsabilità.',
      ],
      items: [
        'Ci dica prima che cosa dobbiamo sapere: malattie, medicamenti, allergie, gravidanza. Chi lo legge e per quanto tempo lo conserviamo è spiegato in [Protezione dei dati](/datenschutz#sicherheit). Nel dubbio chieda prima a un medico.',
        'Porti ciò che è sulla lista del materiale. Se manca qualcosa di importante per la sicurezza, chi guida può rifiutare la partecipazione.',
        'Sul posto, della sicurezza decide chi guida. Chi ignora le istruzioni, mette in pericolo altri o è sotto l’effetto di alcol o droghe può essere escluso senza rimborso.',
      ],
    },
    minderjaehrige: {
      title: 'Minorenni',
      paragraphs: [
        'Chi ha meno di 18 anni acquista e prenota con il consenso del rappresentante legale. L’età minima è indicata sulla pagina del corso. Sotto i 18 anni partecipa solo se abbiamo il consenso per iscritto.',
      ],
    },
    versicherung: {
      title: 'Assicurazioni',
      paragraphs: [
        'Alle assicurazioni contro gli infortuni, di responsabilità civile, di soccorso e di annullamento provvede Lei. Per le uscite per team è l’azienda a chiarire se la giornata conta come tempo di lavoro.',
      ],
    },
    haftung: {
      title: 'Responsabilità',
      paragraphs: [
        'Rispondiamo secondo la legge dei danni causati per dolo o colpa grave. La responsabilità per colpa lieve e per le persone ausiliarie è esclusa nella misura consentita dalla legge. L’esclusione non vale per i danni alle persone.',
        'Non rispondiamo di oggetti personali che durante l’attività si bagnano, si sporcano, si rovinano o si perdono, salvo dolo o colpa grave da parte nostra.',
      ],
    },
    bilder: {
      title: 'Immagini',
      paragraphs: [
        'Senza il Suo consenso esplicito non pubblichiamo immagini in cui Lei è riconoscibile. Può revocarlo in ogni momento per il futuro. Chi fotografa chiede il permesso agli altri.',
      ],
    },
    anfragen: {
      title: 'Richieste e offerte',
      paragraphs: [
        '{rule:answer} È una promessa di risposta, non ancora un contratto. {rule:noObligation}',
        'Una nostra offerta è valida {offerDays} giorni, se non vi è scritto altro.',
      ],
    },
    zahlung: {
      title: 'Pagamento',
      paragraphs: [
        'Lei paga sulla pagina protetta di un servizio di pagamento, con i mezzi indicati lì. I numeri delle carte non ci arrivano mai.',
        'I posti in una data pubblica si pagano alla prenotazione. Dove la prenotazione lo prevede, riceve invece una fattura, pagabile entro {invoiceDays} giorni. Un’uscita per team in una data a scelta si paga dopo che abbiamo confermato la data, con fattura e con lo stesso termine.',
        'Se un pagamento è in ritardo e il nostro sollecito resta senza risposta, possiamo liberare il posto. In caso di mora è dovuto l’interesse legale.',
      ],
    },
    recht: {
      title: 'Diritto applicabile e foro',
      paragraphs: [
        'Si applica il diritto svizzero, esclusa la Convenzione delle Nazioni Unite sui contratti di compravendita internazionale di merci (CISG). Il foro è Zugo. Restano riservati i fori imperativi, in particolare al domicilio dei consumatori.',
        'Se una disposizione non è valida, le altre restano valide. E prima di arrivare a una lite, ci scriva.',
      ],
    },
    fassung: {
      title: 'Versione e lingua',
      paragraphs: [
        'Per Lei vale la versione che ha accettato ordinando o prenotando. La registriamo con l’ordine o la prenotazione; questa si chiama {version}. Ogni [versione precedente](/agb/fassungen) resta consultabile.',
        'Le condizioni esistono in quattro lingue. In caso di divergenze fa stato la versione tedesca.',
        'Come trattiamo i Suoi dati è spiegato in [Protezione dei dati](/datenschutz).',
      ],
    },
  },
  cancellation: {
    caption: 'Spese di annullamento',
    columns: ['Il Suo messaggio arriva', 'Spese di annullamento'],
    until: 'fino a {days} giorni prima dell’inizio',
    between: 'da {from} a {until} giorni prima dell’inizio',
    later: 'più tardi o mai',
    nothing: 'nessuna',
    part: '{percent}\u00a0% del prezzo',
    everything: 'il prezzo intero',
  },
}

export default it
