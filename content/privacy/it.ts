import type { Messages } from './de.ts'

const it: Messages = {
  meta: {
    title: 'Protezione dei dati – Gratweg',
    description:
      'Quali dati tratta Gratweg, perché e per quanto tempo. Solo cookie necessari, nessuno per la pubblicità, nessun tracciamento.',
  },
  title: 'Protezione dei dati',
  lead: 'Trattiamo il minor numero possibile di dati: quanto serve per un acquisto, una prenotazione o una risposta. Su questo sito nessuno La segue.',
  sections: {
    verantwortlich: {
      title: 'Chi è responsabile',
      paragraphs: [
        'Titolare del trattamento è {company}, {street}, {city}, {email}, {phone}. A questo recapito può rivolgere domande e richieste sulla protezione dei dati.',
        'Si applica la legge svizzera sulla protezione dei dati (LPD). Nella misura in cui è applicabile il regolamento generale sulla protezione dei dati dell’UE, per esempio agli ordini dal Liechtenstein, rispettiamo anche quello.',
      ],
    },
    zwecke: {
      title: 'Che cosa trattiamo, perché e su quale base',
      paragraphs: [
        'I dati ce li fornisce Lei. Un campo che non ci serve è facoltativo ed è indicato come tale.',
      ],
    },
    geraet: {
      title: 'Che cosa resta sul Suo dispositivo',
      paragraphs: [
        'Questo sito conserva nel Suo browser solo ciò che gli serve per funzionare. Per questo non fa domande sui cookie. Può cancellare tutto nel browser in ogni momento.',
      ],
      items: [
        'Non ci sono pubblicità, statistiche delle visite, reti sociali né contenuti incorporati di terzi. Caratteri e disegni vengono dal nostro server.',
        'I moduli sono protetti da un captcha (ALTCHA). Funziona sul nostro server: il Suo browser risolve un calcolo appena compila un modulo. Perché nessuna soluzione valga due volte, la conserviamo al massimo tre ore. Il captcha non interroga nessun altro e non La riconosce la volta dopo.',
      ],
    },
    protokolle: {
      title: 'Che cosa annota il server',
      paragraphs: [
        'La nostra applicazione non tiene un registro delle visite. Annota i guasti con ora e causa, senza indirizzo IP.',
        'Perché nessuno sovraccarichi il server e nessun programma riempia i moduli, l’applicazione conta le richieste per indirizzo IP e per rete di cui l’indirizzo fa parte: solo nella memoria temporanea, al massimo due ore.',
        'Dove un limite deve valere più a lungo o un consenso va provato, l’applicazione salva al posto dell’indirizzo IP un codice dal quale l’indirizzo non si può leggere. Il codice resta circa un giorno per gli accessi, per i link ai propri dati e per le prenotazioni gratuite; per gli accessi rifiutati, 90 giorni; per un ordine, finché non è pagato, al massimo sei ore; per ogni altra prenotazione, finché non è pagata, verificata da noi o decaduta; in lista d’attesa, 30 giorni; per la newsletter, quanto la prova del consenso.',
      ],
    },
    empfaenger: {
      title: 'Chi riceve dati da noi',
      paragraphs: [
        'Non vendiamo dati. Li trasmettiamo solo a chi collabora alla prestazione, e solo per quanto serve. Chi lavora per nostro conto è vincolato per contratto alle nostre istruzioni.',
      ],
      items: [
        'Hosting: l’azienda presso la quale si trovano il sito e la banca dati.',
        'Hosting attuale: {hosting}.',
        'E-mail: l’azienda che spedisce e riceve i nostri messaggi.',
        'E-mail attuale: {mailService}.',
        'Pagamento: {stripe}. I dati di pagamento li inserisce sulla sua pagina; a noi non arrivano mai. {stripe} riceve i dati del Suo ordine e li tratta anche sotto la propria responsabilità: [protezione dei dati di {stripe}](stripe).',
        'Pagamento: lo shop funziona attualmente con la {testkasse}, una simulazione sul nostro server. Non si muove denaro e nessun servizio di pagamento riceve dati.',
        'Pacchi: la posta o un altro corriere riceve nome e indirizzo di consegna.',
        'Contabilità: la nostra fiduciaria vede fatture e pagamenti.',
        'Contabilità attuale: {accounting}.',
        'Soccorsi e medici, se Le succede qualcosa all’aperto.',
        'Autorità e tribunali, quando la legge ci obbliga.',
      ],
    },
    ausland: {
      title: 'Dati all’estero',
      paragraphs: ['Trattiamo i dati in Svizzera. In un altro Paese arrivano solo in questi casi:'],
      items: [
        '{stripe} tratta i pagamenti in Irlanda e negli Stati Uniti. Il Consiglio federale riconosce come adeguata la protezione dei dati in Irlanda; per gli Stati Uniti ci basiamo sullo Swiss-U.S. Data Privacy Framework e su clausole contrattuali tipo.',
        'Se Le scriviamo un’e-mail, questa prende la strada indicata dal Suo fornitore di posta.',
        'I pacchi per il Liechtenstein portano il Suo indirizzo.',
      ],
    },
    aufbewahrung: {
      title: 'Per quanto tempo conserviamo i dati',
      paragraphs: [
        'La tabella indica il tempo massimo. Poi cancelliamo i dati o li rendiamo anonimi. Restano più a lungo solo finché una controversia è pendente o se lo esige la legge.',
      ],
    },
    sicherheit: {
      title: 'Sicurezza',
      paragraphs: [
        'Il collegamento con questo sito è cifrato. Accede ai dati solo chi ne ha bisogno per il proprio lavoro. Password e codici di accesso li salviamo in modo che nessuno possa leggerli, nemmeno noi. Se dei dati finissero nelle mani sbagliate, lo notificheremmo come prevede la legge e Glielo diremmo quando la Sua protezione lo richiede.',
        'Ci dà indicazioni su salute o pasti? {rule:healthData}',
        'Non creiamo profili. Nessuna decisione che ha per Lei conseguenze giuridiche o La pregiudica in modo considerevole è presa soltanto da un programma.',
      ],
    },
    rechte: {
      title: 'I Suoi diritti',
      paragraphs: ['Può chiederci:'],
      items: [
        'accesso: quali dati che La riguardano trattiamo (art. 25 LPD),',
        'la consegna dei Suoi dati in un formato corrente o la loro trasmissione a qualcun altro (art. 28),',
        'rettifica, se qualcosa non è giusto (art. 32),',
        'cancellazione, o che rinunciamo a un trattamento (art. 30 e 32). Ciò che dobbiamo conservare per legge lo blocchiamo fino alla scadenza.',
        'Un consenso può revocarlo in ogni momento; quanto è avvenuto fino ad allora resta lecito. La newsletter si disdice con il link presente in ogni numero.',
      ],
    },
    ausueben: {
      title: 'Come esercitare i Suoi diritti',
      paragraphs: [
        'Il modo più rapido è fare da sé: [I miei dati](/datenschutz/meine-daten) manda un link al Suo indirizzo. Lì vede che cosa è conservato, lo scarica o lo cancella.',
        'Scriva a {email}, se possibile dall’indirizzo di cui si tratta, o per posta a {company}, {street}, {city}. Se non siamo sicuri di chi scrive, chiediamo prima di consegnare qualcosa. Rispondiamo entro 30 giorni, di regola senza spese.',
        'Se la risposta non La soddisfa, si rivolga all’[Incaricato federale della protezione dei dati e della trasparenza (IFPDT)](edoeb), Feldeggweg 1, 3003\u00a0Berna; nel Liechtenstein all’[Autorità per la protezione dei dati](datenschutzstelle).',
      ],
    },
    aenderungen: {
      title: 'Modifiche',
      paragraphs: [
        'Se cambia ciò che facciamo con i dati, cambiamo questo testo e la data qui sopra. Fa stato la versione tedesca.',
      ],
    },
  },
  purposes: {
    label: 'Dati, scopo e base di ogni operazione',
    data: 'Dati',
    purpose: 'Scopo',
    basis: 'Base legale',
    rows: {
      order: {
        title: 'Ordine',
        data: 'Nome, e-mail, telefono, indirizzo di consegna per la merce, su fattura la ditta con indirizzo e numero d’ordine; articoli, importo, stato del pagamento, versione delle condizioni',
        purpose: 'Eseguire il contratto, confermare, tenere la contabilità',
        basis: 'Contratto e obbligo di tenere la contabilità (art. 958f CO)',
      },
      voucher: {
        title: 'Buono regalo',
        data: 'Impronta e ultimi quattro caratteri del codice, valore, validità, ordine corrispondente, utilizzi; se lo rende personale: immagine, nomi, messaggio, e-mail di chi lo riceve, giorno dell’invio',
        purpose: 'Emettere il buono, inviarlo a chi lo riceve se Lei lo desidera, utilizzarlo',
        basis: 'Contratto; verso chi lo riceve, interesse preponderante a eseguirlo',
      },
      booking: {
        title: 'Prenotazione',
        data: 'Nome, e-mail, telefono, indirizzo di fatturazione, nomi dei partecipanti, facoltativamente nome e telefono di una persona da chiamare in emergenza, osservazioni; su salute e pasti solo ciò che ci dice Lei; di chi si iscrive con il link di un gruppo: nome, pasto e osservazione',
        purpose: 'Assegnare i posti, preparare la giornata, badare alla sicurezza',
        basis:
          'Contratto; per la salute il Suo consenso esplicito, che segna nel modulo e può revocare in ogni momento',
      },
      request: {
        title: 'Messaggio e richiesta',
        data: 'Mittente, contenuto e allegati; per i progetti la descrizione, il periodo, il budget e ciò che chiede il modulo',
        purpose: 'Rispondere, fare un’offerta',
        basis: 'La Sua richiesta, in vista di un contratto',
      },
      newsletter: {
        title: 'Invio della newsletter',
        data: 'E-mail, lingua, modulo, momenti e testo del Suo consenso, e un codice al posto dell’indirizzo IP',
        purpose: 'Mandare novità',
        basis: 'Il Suo consenso, confermato per e-mail',
      },
      account: {
        title: 'Account del personale',
        data: 'Nome, e-mail, password (illeggibile), metà pubblica delle passkey, accessi e modifiche',
        purpose: 'Gestire calendario e prenotazioni, riconoscere gli abusi',
        basis: 'Rapporto di lavoro e interesse preponderante alla sicurezza',
      },
      access: {
        title: 'Accesso e cancellazione',
        data: 'E-mail e link fino alla scadenza; poi solo quando e che cosa, senza l’indirizzo',
        purpose: 'Rispondere alla Sua richiesta e provarlo',
        basis: 'Obbligo di legge (art. 25 e 32 LPD)',
      },
      operation: {
        title: 'Funzionamento del sito',
        data: 'Guasti con ora e causa; conteggi per indirizzo IP, o un codice al suo posto',
        purpose: 'Correggere gli errori, respingere gli abusi',
        basis: 'Interesse preponderante a un funzionamento sicuro',
      },
    },
  },
  storage: {
    label: 'Cookie e memoria del browser',
    place: 'Luogo',
    purpose: 'Scopo',
    until: 'Fino a quando',
    places: {
      cookie: 'cookie',
      localStorage: 'memoria locale',
      sessionStorage: 'memoria di sessione',
      indexedDB: 'banca dati del browser',
      cacheStorage: 'cache nel browser',
    },
    rows: {
      language: { purpose: 'la lingua che ha scelto', until: '1 anno' },
      languageHint: {
        purpose: 'dice al server la lingua che altrimenti non vede',
        until: 'chiusura del browser',
      },
      languageChoice: { purpose: 'la lingua che ha scelto', until: 'finché non la cancella' },
      cart: {
        purpose:
          'il Suo carrello, con quanto deve stare su un buono; trasmesso solo per verificare prezzo e scorte, per l’anteprima di un buono e alla cassa',
        until: 'pagamento o carrello svuotato',
      },
      openBooking: {
        purpose: 'riconosce la Sua prenotazione quando torna dalla pagina di pagamento',
        until: 'dopo 45 minuti',
      },
      checkout: {
        purpose:
          'indirizzo dell’ultima pagina di pagamento aperta, perché gli articoli riservati tornino liberi quando la lascia',
        until: 'fino al ritorno nello shop o a un nuovo ordine',
      },
      orderInvoice: {
        purpose:
          'una chiave del Suo ordine su fattura con il carrello, perché due schede ordinino una volta sola',
        until: 'finché l’ordine è arrivato',
      },
      cartEmptied: {
        purpose: 'numeri degli ordini pagati, per non svuotare il carrello successivo',
        until: 'finché non lo cancella',
      },
      session: {
        purpose: 'l’accesso di chi ha un account; chi visita il sito non ne ha',
        until: 'fino alla disconnessione',
      },
      knownDevice: {
        purpose: 'mostra che chi ha un account è già entrato da qui; evita che resti chiuso fuori',
        until: '180 giorni',
      },
      staffRole: {
        purpose: 'il Suo accesso all’amministrazione, perché le pagine pubbliche mostrino come modificarle',
        until: 'fino alla Sua disconnessione',
      },
      rosters: {
        purpose:
          'solo sui dispositivi del nostro personale: nomi, numeri di telefono e osservazioni degli ospiti di un’uscita, per registrarli senza rete, e spunte senza nomi',
        until:
          'la lista fino alla fine del giorno dopo l’uscita o fino alla disconnessione, le spunte finché non sono inviate',
      },
      rosterPage: {
        purpose: 'la pagina per registrare, senza dati degli ospiti, perché si apra senza rete',
        until: 'fino alla disconnessione dall’amministrazione',
      },
      providerReturn: {
        purpose: 'riconosce il browser quando l’accesso passa da un altro servizio',
        until: 'al massimo 10 minuti',
      },
      providerTrip: {
        purpose: 'il servizio scelto per l’accesso',
        until: 'ritorno sul sito, o chiusura della scheda',
      },
      drafts: {
        purpose: 'ciò che ha scritto, una voce per modulo; lascia il Suo dispositivo solo con l’invio',
        until: 'invio, al massimo 30 giorni',
      },
      scroll: { purpose: 'il punto della pagina in cui era', until: 'chiusura della scheda' },
    },
  },
  retention: {
    caption: 'Conservazione per tipo di dati',
    columns: ['Dati', 'Al massimo'],
    periods: {
      years: { one: '{n} anno', other: '{n} anni' },
      months: { one: '{n} mese', other: '{n} mesi' },
      days: { one: '{n} giorno', other: '{n} giorni' },
    },
    from: {
      yearEnd: 'dalla fine dell’esercizio',
      event: 'dalla fine dell’evento',
      entry: 'dalla registrazione',
      lastContact: 'dall’ultimo messaggio in merito',
      withdrawal: 'dalla disdetta o dalla chiusura dell’account',
    },
    rows: {
      orders: 'Ordini e pagamenti',
      vouchers: 'Buoni regalo e loro utilizzi',
      bookings: 'Prenotazioni, offerte accettate e fatture',
      participants: 'Nomi dei partecipanti, contatto d’emergenza, osservazioni, salute, pasti',
      waitingList: 'Lista d’attesa',
      requests: 'Messaggi, richieste di progetto e di date, con allegati, offerte non accettate',
      giftAddresses: 'Indirizzi a cui sono stati inviati buoni in regalo',
      mails:
        'E-mail inviate (a chi, quando, perché), con il testo di ciò che scriviamo su ordini, prenotazioni, offerte, fatture e richieste',
      newsletter: 'Newsletter: indirizzo e prova del consenso',
      newsletterUnconfirmed: 'Newsletter: iscrizioni mai confermate',
      privacyLinks: 'Link ai propri dati, con l’indirizzo',
      privacyRequests: 'Prova delle informazioni date e delle cancellazioni, senza indirizzo',
      accounts: 'Account del personale',
      audit: 'Accessi e modifiche del personale',
      security: 'Accessi rifiutati, la rete solo come codice',
      logs: 'Guasti annotati',
      backups: 'Copie di sicurezza, tranne la più recente',
    },
  },
}

export default it
