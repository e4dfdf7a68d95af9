import type { Messages } from './de.ts'

const it: Messages = {
  level: 'Livello {n}',
  levelOfThree: 'Livello {n} di 3',
  perPerson: 'a persona',
  book: 'Prenotare un posto',
  labels: {
    duration: 'Durata',
    forWhom: 'Per',
    group: 'Gruppo',
    terrain: 'Terreno',
    distance: 'Percorso',
    nights: 'Notti',
    requirement: 'Requisiti',
    material: 'Materiale',
    included: 'Compreso',
    price: 'Prezzo a persona',
  },
  group: 'da {from} a {to} persone',
  distance: 'circa {km} km, {metres} m di salita',
  levels: {
    aufbruch: {
      duration: '1 giorno',
      hours: 'sabato, dalle {from} alle {to}',
      forWhom: 'chi vuole cominciare',
      terrain: 'Zugerberg: boschi e prati, sentieri escursionistici (CAS T1)',
      nights: 'nessuna',
      requirement: 'nessuno; dai {age} anni',
      material: 'fornito da noi',
      included: 'guida, materiale, minestra, pane e tè',
      alt: 'Sole del mattino sopra un lago, in primo piano un sentiero chiaro',
    },
    durchhaltevermoegen: {
      duration: '2 giorni con bivacco',
      hours: 'da sabato alle {from} a domenica alle {to}',
      forWhom: 'chi è già stato all’aperto o ha seguito il livello 1',
      terrain: 'Wildspitz: bosco di montagna, sentieri di montagna (CAS T2)',
      nights: 'una, in bivacco',
      requirement: 'livello 1 o una prima esperienza all’aperto; dai {age} anni',
      material: 'zaino e sacco a pelo da portare',
      included: 'guida, teli e materassini, pasti',
      alt: 'Tenda e fuoco in riva a un lago, sopra le stelle girano attorno alla stella polare',
    },
    'klarer-kompass': {
      duration: '2½ giorni',
      hours: 'da venerdì alle {from} a domenica alle {to}',
      forWhom: 'chi dirige altre persone e ha già dormito all’aperto',
      terrain: 'Rigi e dintorni: sentieri di montagna e tratti senza sentiero (CAS T3)',
      nights: 'due, nel campo montato da voi',
      requirement: 'livello 2 o esperienza analoga; dai {age} anni',
      material: 'zaino, sacco a pelo e materassino da portare',
      included: 'guida, carte, teli e fornelli, pasti',
      alt: 'Vetta nella luce di mezzogiorno sotto un anello di bussola, una traccia tratteggiata vi sale',
    },
  },
  alone:
    'Può venire per conto Suo o in due: un gruppo conta da {from} a {to} persone, che prenotano ognuna il proprio posto.',
  test: {
    question: 'Questo livello fa per me?',
    link: 'Tre domande, un consiglio',
    title: 'Quale livello fa per Lei?',
    text: 'Tre domande su esperienza, distanza e sonno portano a un consiglio e alla prossima data.',
  },
  fit: {
    name: 'Fa per me?',
    title: 'Quanta fatica ci vuole',
    slopes: 'I percorsi dei livelli nella stessa scala: {walks}. Le altezze sono ingrandite quattro volte.',
    scale: 'Tutti i giorni insieme, nella stessa scala; altezze ingrandite quattro volte.',
  },
  nights: {
    name: 'La notte',
    dayName: 'In pratica',
    shared: {
      toilet: {
        title: 'Servizi igienici',
        text: 'Lungo il percorso di regola non ce ne sono. All’inizio la guida mostra dove e come fare nel bosco, in disparte e senza lasciare tracce.',
      },
      weather: { title: 'Meteo', text: '{rule:weather}' },
      leader: {
        title: 'Guida',
        text: 'I corsi sono guidati dalla persona che ha fondato Gratweg, con un certificato di istruttore di sopravvivenza.',
        link: 'Chi siamo',
      },
      meeting: {
        title: 'Punto di ritrovo',
        text: 'Sempre a una fermata di treno, bus o ferrovia di montagna; lì finisce anche il corso. Il luogo è indicato accanto alla data e nella Sua conferma. Zugo è a circa 25 minuti di treno da Zurigo e da Lucerna.',
        next: '{date}: {place}.',
      },
      language: {
        title: 'Lingua',
        text: 'I corsi pubblici si tengono in tedesco; alle domande rispondiamo anche in inglese. Per i gruppi, su richiesta, in tedesco, inglese, francese o italiano.',
      },
    },
  },
  dates: {
    name: 'Date',
    title: 'Prossime date',
    next: 'Prossima data:',
    note: 'Il punto di ritrovo e gli orari precisi sono indicati accanto a ogni data e nella Sua conferma.',
    ownGroup: 'Siete un gruppo di almeno {from} persone? Fissiamo una data per voi.',
    ownGroupLink: 'Richiedere una data',
    none: 'Al momento non ci sono date in programma.',
    failed: 'Non è stato possibile caricare le date.',
    calendar: 'Vedere il calendario',
  },
  programme: { name: 'Programma', whole: 'Tutto il programma, ora per ora' },
  lessons: {
    name: 'Che cosa resta in ufficio',
    remains: 'A casa porta i Suoi appunti. Non ci sono esami né diplomi.',
  },
  packing: {
    name: 'Lista del materiale',
    title: 'Che cosa va nello zaino',
    bring: 'Porta Lei',
    provide: 'Portiamo noi',
    lend: 'Le manca qualcosa? Ci scriva una settimana prima, prestiamo quello che c’è.',
  },
  safety: {
    title: 'Sicurezza',
    items: {
      fireBan: { title: 'Divieto di fuochi', text: '{rule:fireBan}' },
      storm: {
        title: 'Temporali e freddo in cammino',
        text: 'Leggiamo il bollettino la sera prima e di nuovo al mattino. Se in cammino si avvicina un temporale, lasciamo la cresta, il margine del bosco e la riva e aspettiamo in un posto scelto prima. Se non passa, interrompiamo il corso. Per pause, telo e tè ci regoliamo sulla prima persona che ha freddo.',
      },
      emergency: {
        title: 'Emergenza',
        text: 'Ogni itinerario ha un piano d’emergenza con accessi, punti di raccolta e numeri da chiamare. La guida porta il kit di pronto soccorso, il telefono e la radio d’emergenza, perché il telefono non ha campo ovunque.',
      },
      health: {
        title: 'Salute',
        text: 'Cuore, asma, allergie, gravidanza, medicamenti: ce lo scriva al momento della prenotazione. {rule:healthData} Le diremo con franchezza se il corso fa per Lei. Niente è obbligatorio. Se vuole smettere, La riaccompagniamo.',
      },
      insurance: {
        title: 'Assicurazione',
        text: 'Partecipa con la Sua assicurazione infortuni e di responsabilità civile. Chi in Svizzera lavora almeno otto ore alla settimana per lo stesso datore di lavoro di regola è assicurato contro gli infortuni anche nel tempo libero. Chieda alla Sua assicurazione se paga ricerche e soccorso.',
      },
    },
  },
  price: {
    name: 'Prezzo e condizioni',
    title: '{price} a persona',
    included: 'Compreso',
    notIncluded: 'Non compresi: viaggio e assicurazioni.',
    cancel: 'Se non può venire',
    exceptions: '{rule:substitute} {rule:illness}',
    minimumTitle: 'Quando il corso ha luogo',
    minimum:
      'Con almeno {from} persone. Le diciamo al più tardi {days} giorni prima se il numero è raggiunto. {rule:calledOff}',
    terms: 'Leggere le condizioni generali',
  },
  gift: {
    title: 'Regalare questo corso',
    anyTitle: 'Regalare un corso',
    text: '{rule:voucherDelivery} {rule:voucherValidity} La data la sceglie chi lo riceve.',
    action: 'Regalare un buono',
    voucher: 'Buono regalo {name}',
  },
  others: 'Gli altri livelli',
}

export default it
