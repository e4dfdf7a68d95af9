import type { Messages } from './de.ts'

const it: Messages = {
  own: {
    'back-to-the-roots': {
      items: {
        handy: {
          question: 'Devono davvero consegnare tutti il telefono?',
          answer:
            'No. Chi deve essere raggiungibile, per esempio per il picchetto o per bambini piccoli, lo dice prima di partire e tiene il telefono. Anche la guida ne ha sempre uno con sé.',
        },
        fitness: {
          question: 'Quanto bisogna essere in forma?',
          answer:
            'Si cammina poco, su sentieri nel bosco, e poi si resta nello stesso posto. Se qualcuno fa fatica a camminare, lo scriva nella richiesta: sceglieremo il luogo di conseguenza.',
        },
        nachher: {
          question: 'Che cosa rimane al team?',
          answer:
            'Un colloquio su chi ha fatto che cosa e su ciò che è rimasto in sospeso, e per tutti il cucchiaio intagliato con le proprie mani.',
        },
      },
    },
    'feuer-und-fokus': {
      items: {
        feuerverbot: {
          question: 'Che cosa succede in caso di divieto di accendere fuochi?',
          answer: '{rule:fireBanFocus}',
        },
        fitness: {
          question: 'Serve esperienza, e quanto bisogna essere in forma?',
          answer:
            'Non serve esperienza: mostriamo ogni gesto. Si cammina poco, su sentieri nel bosco, e si raccoglie legna. Se qualcuno fa fatica a camminare o non tollera il fumo, lo scriva nella richiesta: ne terremo conto.',
        },
        nachher: {
          question: 'Che cosa riportiamo in ufficio?',
          answer:
            'Dopo ognuno dei tre tentativi discutete di che cosa è mancato. Alla fine ogni persona porta con sé una frase: che cosa farà per prima cosa al lavoro, e a che cosa rinuncerà per questo.',
        },
      },
    },
    orientierungspunkt: {
      items: {
        schlafen: {
          question: 'Come si dorme, e serve esperienza di bivacco?',
          answer:
            'Non serve esperienza. Si dorme sotto teli tesi, su materassini e in sacchi a pelo; portiamo tutto noi, e le guide restano tutta la notte. Se qualcuno preferisce non dormire nel gruppo misto, lo scriva nella richiesta: cercheremo una soluzione.',
        },
        fitness: {
          question: 'Quanto bisogna essere in forma, e se un gruppo si perde?',
          answer:
            'Si cammina su sentieri e nel bosco, con pause. Se qualcuno fa fatica a camminare, lo scriva nella richiesta: collocheremo i punti di controllo di conseguenza. Le guide sanno sempre dove sono i due gruppi. Ogni gruppo porta per le emergenze un telefono sigillato e un piano d’emergenza.',
        },
        nachher: {
          question: 'Che cosa riportiamo in ufficio?',
          answer:
            'Tre accordi su come lavorate insieme da più sedi. Li stabilite voi il secondo giorno e li portate con voi per iscritto.',
        },
      },
    },
    'shelter-bau': {
      items: {
        sicherheit: {
          question: 'Serve manualità, e costruire è pericoloso?',
          answer:
            'Non serve manualità: mostriamo ogni passo, e c’è lavoro per tutti, anche da seduti. Se qualcuno fa fatica a camminare, lo scriva nella richiesta: sceglieremo il luogo di conseguenza. Si costruisce con legno morto caduto a terra. Quando si lavora alla struttura tutti portano il casco; caschi e guanti li portiamo noi.',
        },
        wasserprobe: {
          question: 'Ci si bagna nella prova dell’acqua?',
          answer:
            'Se il tetto non tiene, sì. Si versa acqua con due annaffiatoi, e tutti indossano la giacca impermeabile. Chi preferisce restare all’asciutto guarda da fuori.',
        },
        nachher: {
          question: 'Che cosa riportiamo in ufficio?',
          answer:
            'In un giorno vedete quale accordo ha tenuto e dove nessuno si è sentito responsabile. Ne parlate alla fine, prima di smontare il riparo.',
        },
      },
    },
    'wasser-und-willenskraft': {
      items: {
        schwimmen: {
          question: 'Bisogna saper nuotare?',
          answer:
            'Per entrare in acqua, sì. L’acqua arriva al massimo al ginocchio, e in acqua tutti indossano giubbotto di salvataggio e pantaloni da guado. Chi non sa nuotare o non vuole entrare in acqua ha un compito sulla riva. In caso di piena rinviamo.',
        },
        fitness: {
          question: 'Fa freddo, e quanto bisogna essere in forma?',
          answer:
            'L’acqua è fredda anche d’estate. Sulla riva c’è una tenda riscaldata per cambiarsi e scaldarsi. Non serve una preparazione particolare. Se qualcuno fa fatica a camminare, lo scriva nella richiesta: sceglieremo il luogo di conseguenza. In caso di problemi cardiaci, asma o gravidanza, chieda prima a un medico.',
        },
        nachher: {
          question: 'Che cosa riportiamo in ufficio?',
          answer:
            'L’esperienza di stabilire prima da che cosa si capisce che bisogna tornare indietro. Attorno al fuoco parlate di quando era giusto continuare, e di chi sarebbe tornato indietro prima.',
        },
      },
    },
    'survival-mindset': {
      items: {
        druck: {
          question: 'Qualcuno viene messo in imbarazzo o sotto pressione?',
          answer:
            'No. La pressione viene dal compito, non dal pericolo, e si discute della decisione, non della persona. Tutti possono lasciare uno scenario in ogni momento, senza motivarlo.',
        },
        fitness: {
          question: 'Quanto bisogna essere in forma?',
          answer:
            'Si cammina poco, su sentieri nel bosco. Se qualcuno fa fatica a camminare, lo scriva nella richiesta: sceglieremo il luogo di conseguenza.',
        },
        nachher: {
          question: 'Che cosa riportiamo in ufficio?',
          answer:
            'Un metodo semplice per decidere sotto pressione: fermarsi, guardare, pensare, agire. Inoltre ogni persona scrive una frase, e il team tre accordi.',
        },
      },
    },
  },
  shared: {
    items: {
      gruppe: {
        question: 'Quante persone può avere il gruppo, e con quanto anticipo si fa la richiesta?',
        answer:
          'Fino a {flat} persone vale il forfait, anche se siete in pochi. I prezzi fissi arrivano a {most} persone; oltre, Le facciamo un’offerta. Prima arriva la richiesta, più è probabile che la data sia libera; è utile indicarne una seconda. {rule:noObligation} {rule:answer}',
      },
      essen: {
        question: 'Ci sono pasti vegetariani, e in caso di allergie?',
        answer:
          'Nella richiesta scriva quante persone mangiano vegetariano o non tollerano un alimento. I nomi non servono. Ne teniamo conto; dove all’aperto non è possibile, Glielo diciamo prima.',
      },
      toilette: {
        question: 'C’è un bagno?',
        answer:
          'Non ovunque. I luoghi sono nel bosco o lungo l’acqua. Se qualcuno ha bisogno di un WC nelle vicinanze, lo scriva nella richiesta: sceglieremo il luogo di conseguenza, oppure Le diremo dov’è il più vicino.',
      },
      regen: {
        question: 'Che cosa succede in caso di pioggia, temporale o infortunio?',
        answer:
          '{rule:weather} Per le emergenze la guida ha con sé telefono e kit di pronto soccorso. Ognuno partecipa con la propria assicurazione infortuni e di responsabilità civile; se la giornata conta come tempo di lavoro lo stabilisce la Sua azienda.',
      },
      kinder: {
        question: 'Possono venire bambini o cani?',
        answer:
          'Le nostre uscite per team sono pensate per adulti. Le persone in formazione sotto i 18 anni partecipano con il consenso scritto del rappresentante legale. Se desidera portare bambini o un cane, lo scriva nella richiesta: Le diremo se il luogo e il programma sono adatti.',
      },
      sprache: {
        question: 'In quale lingua si svolge l’uscita?',
        answer:
          'In tedesco. Se desidera l’inglese, il francese o l’italiano, lo indichi nella richiesta: verifichiamo e confermiamo la lingua insieme alla data.',
      },
      bezahlen: {
        question: 'Come si paga, e quanto costa annullare?',
        answer:
          'Una volta confermata la data, riceve una fattura, pagabile entro {figure:invoiceDays} giorni. {rule:cancellation} Gli stessi termini valgono per le persone che rinunciano. {rule:substitute} {rule:calledOff} Tutto è scritto nelle [condizioni generali](/agb#absage).',
      },
    },
  },
}

export default it
