import type { Messages } from './de.ts'

const it: Messages = {
  own: {
    aufbruch: {
      items: {
        fitness: {
          question: 'Quanto devo essere in forma?',
          answer:
            'Non serve una preparazione particolare. Il percorso è breve, distribuito su tutta la giornata e di grado T1, il più facile della scala escursionistica del CAS. In linea di massima, se riesce a camminare due ore di fila, è abbastanza in forma. Non serve esperienza.',
        },
        toilette: {
          question: 'C’è un bagno lungo il percorso?',
          answer:
            'Non ci conti. L’ideale è andare in bagno prima del ritrovo; nel bosco la guida Le mostra come fare al riparo dagli sguardi e senza lasciare tracce. Se Le serve regolarmente un WC, ci scriva prima di prenotare.',
        },
        kinder: {
          question: 'Possono venire bambini o cani?',
          answer:
            'L’età minima è di 16 anni. Sotto i 18 anni serve il consenso scritto del rappresentante legale. Un cane può venire solo se l’abbiamo concordato prima con Lei: usiamo fuoco e coltelli, e non tutti nel gruppo sono abituati ai cani.',
        },
        nachher: {
          question: 'Che cosa saprò fare dopo il corso?',
          answer:
            'Accendere un fuoco senza accendino, filtrare e bollire l’acqua e indicare sulla carta dove si trova. I Suoi appunti rimangono a Lei. Se Le serve un attestato di partecipazione, lo scriva nella prenotazione.',
        },
      },
    },
    durchhaltevermoegen: {
      items: {
        fitness: {
          question: 'Quanto devo essere in forma?',
          answer:
            'In entrambi i giorni porta lo zaino, in salita e in discesa. Nella scala escursionistica del CAS, T2 indica un sentiero di montagna ben tracciato, a tratti ripido. In linea di massima, se riesce a salire per due ore con lo zaino in spalla e intanto a parlare, è abbastanza in forma. Aufbruch (Partenza) non è obbligatorio, ma è un buon inizio se non ha mai acceso un fuoco.',
        },
        schlafen: {
          question: 'Come si dorme, e c’è un bagno?',
          answer:
            'Nel proprio sacco a pelo, su materassini e sotto teli tesi, tutti nello stesso campo. Se preferisce dormire in disparte, ce lo dica prima: prenderemo un telo in più. Se il bollettino annuncia meno di 0\u00a0°C, dormiamo sotto un tetto fisso. Al bivacco non c’è il WC; la guida mostra come non lasciare tracce.',
        },
        kinder: {
          question: 'Possono venire bambini o cani?',
          answer:
            'L’età minima è di 18 anni, per via della notte e dei percorsi lunghi. Un cane può venire solo se l’abbiamo concordato prima con Lei: non tutti nel gruppo sono abituati ai cani, e di notte gira la selvaggina.',
        },
        nachher: {
          question: 'Che cosa saprò fare dopo il corso?',
          answer:
            'Allestire un campo in cui restare all’asciutto e al caldo, dosare le forze su due giorni e accorgersi di quando si è troppo stanchi per decidere. Se Le serve un attestato di partecipazione, lo scriva nella prenotazione.',
        },
      },
    },
    'klarer-kompass': {
      items: {
        fitness: {
          question: 'Quanta forma e quanta esperienza servono?',
          answer:
            'In tre giorni percorre lunghe tappe con lo zaino, su sentieri di montagna e fuori dai sentieri. Nella scala escursionistica del CAS, T3 indica un’escursione impegnativa che richiede passo sicuro. In linea di massima, se riesce a camminare cinque ore con lo zaino pieno per due giorni di fila, anche in salita, è abbastanza in forma. Servono inoltre il livello 2 o notti già trascorse all’aperto.',
        },
        schlafen: {
          question: 'Come si dorme, e c’è un bagno?',
          answer:
            'Due notti in un campo che il gruppo allestisce da sé: nel proprio sacco a pelo, sul proprio materassino, sotto teli che portiamo noi. Se preferisce dormire in disparte, ce lo dica prima: prenderemo un telo in più. Se il bollettino annuncia meno di 0\u00a0°C, dormiamo sotto un tetto fisso. Al campo non c’è il WC; la guida mostra come non lasciare tracce.',
        },
        kinder: {
          question: 'Possono venire bambini o cani?',
          answer:
            'L’età minima è di 18 anni, e serve esperienza sul terreno. Un cane può venire solo se l’abbiamo concordato prima con Lei: tratti senza sentiero e due notti all’aperto non sono adatti a ogni animale.',
        },
        nachher: {
          question: 'Che cosa porto con me al lavoro?',
          answer:
            'Avrà guidato almeno due tappe e ricevuto un riscontro su ognuna. Alla fine scrive che cosa farà di diverso lunedì. Se Le serve un attestato di partecipazione, lo scriva nella prenotazione.',
        },
      },
    },
  },
  shared: {
    items: {
      allein: {
        question: 'Posso venire senza conoscere nessuno, e senza sapere il tedesco?',
        answer:
          'Senza conoscere nessuno: sì. Prenota un singolo posto in un gruppo misto da {from} a {to} persone. Il corso si tiene in tedesco; alle domande rispondiamo anche in inglese. Se non capisce il tedesco, ci scriva prima di prenotare. Se si iscrivono meno di {from} persone, decidiamo al più tardi {figure:decisionDays} giorni prima se si svolge. {rule:calledOff}',
      },
      essen: {
        question: 'Ci sono pasti vegetariani, e in caso di allergie?',
        answer:
          'Cuciniamo vegetariano su richiesta. Nella prenotazione scriva che cosa non mangia o non tollera; se all’aperto non possiamo garantirlo, Glielo diciamo prima del corso. L’indicazione è facoltativa. {rule:healthData}',
      },
      regen: {
        question: 'Il corso si svolge anche con la pioggia?',
        answer:
          '{rule:weather} La lista del materiale in questa pagina tiene conto della pioggia, e i teli li portiamo noi.',
      },
      notfall: {
        question: 'C’è campo per il telefono, e in caso di infortunio?',
        answer:
          'Il telefono non ha campo ovunque. Per questo la guida porta telefono, kit di pronto soccorso e radio d’emergenza, e ogni itinerario ha un piano d’emergenza. Partecipa con la Sua assicurazione infortuni e di responsabilità civile. Chieda alla Sua assicurazione se copre anche ricerche e soccorso.',
      },
      bezahlen: {
        question: 'Come si paga, e con quanto anticipo si prenota?',
        answer:
          'Paga online al momento della prenotazione, su una pagina sicura, anche con un buono regalo. Le aziende ricevono su richiesta una fattura, pagabile entro {figure:invoiceDays} giorni. Può prenotare fino all’inizio del corso, finché ci sono posti. Se è completo, c’è una lista d’attesa gratuita.',
      },
      absage: {
        question: 'E se ho un impedimento o arrivo in ritardo?',
        answer:
          '{rule:cancellation} {rule:substitute} {rule:illness} Se è in ritardo, ci telefoni subito: Le diciamo se può ancora raggiungere il gruppo lungo il percorso. Tutto è scritto nelle [condizioni generali](/agb#absage).',
      },
    },
  },
}

export default it
