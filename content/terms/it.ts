import type { Messages } from './de.ts'

const it: Messages = {
  meta: {
    title: 'Condizioni generali – Gratweg',
    description:
      'Condizioni per negozio, buoni regalo, corsi e uscite: prezzi in CHF con spedizione, buoni validi dieci anni, annullamento e maltempo.',
  },
  title: 'Condizioni generali',
  lead: 'Che cosa vale quando acquista, prenota o utilizza un buono regalo da noi.',
  sections: {
    geltung: {
      title: 'Campo d’applicazione',
      paragraphs: [
        'Queste condizioni valgono per gli acquisti nel negozio, per i buoni regalo, per i corsi e per le uscite di squadra di {company}, {street}, {city}.',
        'Accordi diversi valgono se li concludiamo per iscritto; basta un’e-mail. Le Sue condizioni valgono solo se le abbiamo accettate.',
        'I mandati di progetto sono regolati da un contratto a parte.',
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
      title: 'Ordinare nel negozio, passo per passo',
      paragraphs: [],
      steps: [
        'Mette gli articoli nel carrello. Lì può cambiare le quantità e togliere articoli in qualsiasi momento.',
        'Il carrello mostra ogni riga e il prezzo totale. Se un prezzo è cambiato o le scorte non bastano, Glielo diciamo prima che paghi.',
        'Con «Andare alla cassa» passa alla pagina di pagamento. Finché non ha pagato, può tornare indietro e correggere tutto.',
        'Lì indica nome, e-mail e, per la merce, l’indirizzo di consegna, accetta queste condizioni e paga. Con ciò l’ordine è vincolante.',
        'Quando il pagamento è confermato, il contratto è concluso. Riceve subito una conferma per e-mail.',
      ],
      items: [
        'Mentre paga, la merce è riservata per Lei. Se il pagamento non riesce, non viene addebitato nulla.',
        'Se nella conferma c’è un errore, basta che risponda al messaggio.',
      ],
    },
    lieferung: {
      title: 'Consegna',
      paragraphs: [
        'Consegniamo a indirizzi in Svizzera e nel Liechtenstein. La spedizione è inclusa nel prezzo.',
        'Di regola affidiamo alla posta la merce in magazzino entro tre giorni lavorativi. Se ci vuole di più, Le scriviamo; in tal caso può rinunciare senza spese.',
        'I buoni regalo arrivano in PDF all’indirizzo e-mail indicato, per lo più in pochi minuti.',
      ],
    },
    gewaehr: {
      title: 'Garanzia e restituzione',
      paragraphs: [
        'Controlli la merce alla consegna e ci segnali presto eventuali difetti. Ne rispondiamo per due anni dalla consegna (art. 210 CO): sostituiamo la merce, riduciamo il prezzo o la riprendiamo contro rimborso. Se la pagina di un articolo promette una garanzia più lunga, vale quella.',
        'Senza difetto non c’è diritto di restituzione. Il diritto svizzero non prevede un diritto generale di revoca per gli acquisti online. Se qualcosa non va, ci scriva prima di usarlo.',
        'Restano riservati i diritti imperativi dei consumatori domiciliati nel Liechtenstein.',
      ],
    },
    gutscheine: {
      title: 'Buoni regalo',
      paragraphs: [],
      items: [
        'I buoni valgono dieci anni dall’emissione. L’ultimo giorno è indicato sul buono.',
        'Un buono acquisto vale per i corsi e le uscite di squadra prenotati su questo sito, non per gli acquisti nel negozio. Il resto rimane valido con lo stesso codice.',
        'Un buono per un corso vale per il corso indicato e per una persona, anche se nel frattempo il corso costa di più.',
        'I buoni sono trasferibili. Chi conosce il codice può usarlo: lo custodisca come denaro contante.',
        'I buoni non vengono pagati in contanti e non fruttano interessi.',
        'Se annulla una prenotazione per tempo, l’importo utilizzato torna sul buono. La sua validità non si allunga per questo.',
      ],
    },
    buchen: {
      title: 'Prenotare corsi e uscite, passo per passo',
      paragraphs: [],
      steps: [
        'Sceglie il corso o l’uscita, la data e il numero di persone e inserisce i Suoi dati.',
        'Prima dell’invio vede tutto, prezzo compreso, e può correggere.',
        'Con l’invio la prenotazione è vincolante.',
        'Confermiamo per e-mail. Solo con questa conferma i posti sono Suoi.',
      ],
      items: [
        'Per un’uscita di squadra in un giorno di Sua scelta ci manda una richiesta. Il giorno vale appena lo confermiamo.',
        'Un posto in lista d’attesa non impegna nessuno. Se si libera un posto, La contattiamo.',
        'Chi prenota per altri trasmette loro queste condizioni e ci deve il prezzo.',
      ],
    },
    gruppen: {
      title: 'Prezzi per i gruppi',
      paragraphs: [
        'Per un’uscita di squadra vale il forfait fino a dodici persone. Oltre, ogni persona del gruppo paga la tariffa della sua fascia. Le fasce sono indicate sulla pagina dell’uscita.',
        'Il prezzo pubblicato vale anche quando un gruppo più grande paga meno di uno più piccolo. Oltre l’ultima fascia facciamo un’offerta.',
        'Può cambiare il numero di persone senza spese fino a {freeDays} giorni prima dell’inizio, finché ci sono posti. Poi, per chi si ritira, vale la [regola di annullamento](#absage).',
      ],
    },
    durchfuehrung: {
      title: 'Numero minimo e svolgimento',
      paragraphs: [
        'I corsi pubblici e le uscite pubbliche si tengono a partire da un numero minimo di persone. Se ce n’è uno, è indicato accanto alla data.',
        'Decidiamo al più tardi {decisionDays} giorni prima dell’inizio e scriviamo a tutti quelli che hanno prenotato. Se il numero minimo non è raggiunto, vale quanto indicato in [Annullamento da parte nostra](#absage-durch-uns).',
      ],
    },
    absage: {
      title: 'Annullamento e rinvio da parte Sua',
      paragraphs: [
        'Annulli con il link nella conferma o con un messaggio a {email}. Conta il giorno in cui l’annullamento ci arriva. Per un rinvio su Sua richiesta valgono gli stessi termini.',
      ],
      items: [
        'Può mandare in qualsiasi momento un’altra persona al Suo posto, senza spese.',
        'In caso di malattia o infortunio con certificato medico troviamo una nuova data.',
        'Quanto ha pagato in più Le viene rimborsato entro {refundDays} giorni, per la stessa via da cui è arrivato.',
      ],
    },
    'absage-durch-uns': {
      title: 'Annullamento da parte nostra',
      paragraphs: [
        'Se annulliamo noi, sceglie Lei: una nuova data o il rimborso completo. Un buono utilizzato torna al valore di prima.',
        'Altre spese, per esempio di viaggio o di alloggio, le rimborsiamo solo in caso di intenzione o negligenza grave da parte nostra.',
        'Se chi guida il corso è impedito, possiamo incaricare una persona altrettanto esperta.',
      ],
    },
    wetter: {
      title: 'Maltempo',
      paragraphs: [
        'Pioggia e freddo fanno parte del gioco. In caso di allerta per tempesta o temporali, piena o pericolo di valanghe rinviamo. Il Suo posto rimane, oppure riceve il rimborso.',
        'Chi guida può cambiare itinerario e programma, anche per strada. Se deve interrompere, cerchiamo con Lei una soluzione equa.',
      ],
    },
    gesundheit: {
      title: 'Salute e responsabilità personale',
      paragraphs: [
        'All’aperto resta un margine di rischio che nemmeno una buona guida elimina. Lei conosce meglio di noi le Sue forze e partecipa sotto la propria responsabilità.',
      ],
      items: [
        'Ci dica prima che cosa dobbiamo sapere: malattie, medicamenti, allergie, gravidanza. Nel dubbio chieda prima a un medico.',
        'Porti ciò che è sulla lista del materiale. Se manca qualcosa di importante per la sicurezza, chi guida può rifiutare la partecipazione.',
        'Sul posto, della sicurezza decide chi guida. Chi ignora le istruzioni, mette in pericolo altri o è sotto l’effetto di alcol o droghe può essere escluso senza rimborso.',
      ],
    },
    minderjaehrige: {
      title: 'Minorenni',
      paragraphs: [
        'Chi ha meno di 18 anni acquista e prenota con il consenso del rappresentante legale. L’età minima è indicata sulla pagina del corso. Sotto i 18 anni si partecipa quando abbiamo il consenso per iscritto.',
      ],
    },
    versicherung: {
      title: 'Assicurazioni',
      paragraphs: [
        'Alle assicurazioni contro gli infortuni, di responsabilità civile, di soccorso e di annullamento provvede Lei. Per le uscite di squadra è l’azienda a chiarire se la giornata conta come tempo di lavoro.',
      ],
    },
    haftung: {
      title: 'Responsabilità',
      paragraphs: [
        'Rispondiamo secondo la legge dei danni causati con intenzione o per negligenza grave. La responsabilità per negligenza lieve e per le persone ausiliarie è esclusa nella misura consentita dalla legge. L’esclusione non vale per le lesioni corporali.',
        'Non rispondiamo di oggetti personali che per strada si bagnano, si sporcano, si rovinano o si perdono, salvo intenzione o negligenza grave da parte nostra.',
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
        'Alle richieste rispondiamo entro 24 ore. È una promessa di risposta, non ancora un contratto: una richiesta non La impegna a nulla.',
        'Una nostra offerta vale {offerDays} giorni, se non vi è scritto altro.',
      ],
    },
    zahlung: {
      title: 'Pagamento',
      paragraphs: [
        'Lei paga sulla pagina protetta di un servizio di pagamento, con i mezzi indicati lì. I numeri delle carte non ci arrivano mai.',
        'Corsi e uscite si pagano alla prenotazione. Le aziende ricevono su richiesta una fattura, pagabile entro {invoiceDays} giorni.',
        'Finché non è tutto pagato, dopo un nostro richiamo il posto può tornare libero. In caso di mora è dovuto l’interesse legale.',
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
        'Per Lei vale la versione che ha accettato ordinando o prenotando. La annotiamo lì; questa si chiama {version}. Le versioni precedenti Gliele mandiamo su richiesta.',
        'Le condizioni esistono in quattro lingue. In caso di divergenze fa stato la versione tedesca.',
        'Come trattiamo i Suoi dati è spiegato in [Protezione dei dati](/datenschutz).',
      ],
    },
  },
  cancellation: {
    caption: 'Che cosa deve in caso di annullamento',
    columns: ['Il Suo annullamento arriva', 'Lei deve'],
    until: 'fino a {days} giorni prima dell’inizio',
    between: 'da {from} a {until} giorni prima dell’inizio',
    later: 'più tardi o mai',
    nothing: 'nulla',
    part: '{percent}\u00a0% del prezzo',
    everything: 'il prezzo intero',
  },
}

export default it
