import type { Messages } from './de.ts'

const it: Messages = {
  meta: {
    title: 'Filosofia e valori – Gratweg',
    description:
      'Dire le cose come stanno. Dosare le forze. Saper tornare indietro. Che cosa portiamo dal terreno nei progetti, e che cosa no.',
  },
  title: 'I nostri punti fermi',
  lead: 'Se uno sa guidare, lo si vede quando il piano non regge più. All’aperto succede già il primo pomeriggio, in un progetto un po’ dopo.',
  rings: {
    alt: 'Sezione di un tronco: sessanta anelli, tra cui una fascia stretta e scura e, più all’esterno, una cicatrice richiusa',
    caption: 'Sezione, disegno',
    marks: ['Sette estati secche', 'La cicatrice', 'Oggi'],
  },
  opening: [
    'Un albero non tiene verbali eppure non dimentica nulla. Gli anni buoni li scrive larghi, quelli cattivi stretti. Nel tronco di questa pagina sette anelli sono fitti: sette estati secche. Più all’esterno c’è una cicatrice. Qualcosa ha squarciato la corteccia, e in nove anni l’albero è cresciuto attorno alla ferita.',
    'Guidiamo progetti e guidiamo gruppi nel bosco. Qui come là ci sono anni secchi e cicatrici. I nostri punti fermi stanno in sei brevi capitoli, ognuno con una scena all’aperto. Un settimo dice a che cosa non crediamo.',
  ],
  sections: {
    tell: {
      title: 'Dire le cose come stanno',
      paragraphs: [
        'Nebbia sulla cresta, un gruppo, una carta. Per prima cosa tutti vogliono accelerare il passo. Noi ci fermiamo. A turno ogni persona dice in una frase che cosa vede: una recinzione, un ruscello, niente. Non quello che suppone. Dopo un minuto, di solito, la posizione è chiara.',
        'In un progetto la nebbia si chiama stato. Un semaforo verde, giallo o rosso è una supposizione. Una cosa che funziona e che si può mostrare è un’osservazione. Perciò riferiamo quello che si può mostrare e accanto scriviamo quello che non sappiamo. Le cattive notizie arrivano presto, da noi e in una frase.',
      ],
      quote: '«Una carta con zone bianche è più utile di una che finge di sapere tutto.»',
    },
    roof: {
      title: 'Prima il tetto',
      paragraphs: [
        'Due ore prima del buio ci sono quattro cose da fare: tetto, acqua, fuoco, cibo. I più cominciano dal fuoco, perché dà l’idea di andare avanti. Alle due di notte comincia a piovere, e tutti vorrebbero aver cominciato dal tetto.',
        'Ai progetti piace cominciare da ciò che si può mostrare. Noi cominciamo da ciò che regge: chi decide, da dove vengono i dati, quale interfaccia non è di nessuno. Il fuoco viene dopo. Sotto un tetto brucia più a lungo.',
      ],
    },
    pace: {
      title: 'Dosare le forze',
      paragraphs: [
        'Un gruppo va al passo del più lento. Non è una debolezza, è un dato su cui si può contare. Da noi chi cammina piano sta subito dietro a chi guida. E gli zaini pesanti li ridistribuiamo alla prima sosta, non all’ultima.',
        'Nella fascia stretta del disegno l’albero non ha smesso di crescere. Ha speso meno. Nei progetti spesso manca il coraggio di farlo: tutti portano tutto, finché i migliori non restano per strada. Preferiamo rinunciare a un obiettivo in febbraio che perdere qualcuno in agosto.',
      ],
    },
    halt: {
      title: 'Tutti possono dire alt',
      paragraphs: [
        'Prima di partire concordiamo chi decide quando non resta tempo per parlare. «Alt», però, può dirlo chiunque, in ogni momento e senza motivarlo. Il gruppo si ferma, e solo allora si chiede perché.',
        'Al fiume lo capiscono tutti, in sala riunioni di rado. Lì tutti dicono «avanti» e nessuno dice alt. Noi facciamo il contrario: un nome per ogni decisione, e per tutti il diritto di fermare le cose senza passare poi per un freno.',
      ],
      quote: '«Alt possono dirlo tutti. Avanti lo dice una persona.»',
    },
    turnBack: {
      title: 'Saper tornare indietro',
      paragraphs: [
        'L’ora del ritorno la fissiamo al mattino, davanti al caffè. Alle due si torna, per quanto vicina sia la cima.',
        'Per questo ogni nostro mandato comprende tre segnali a cui ci fermiamo e decidiamo di nuovo: una somma, una data, un evento. Sono scritti prima che qualcuno sia stanco e prima che qualcuno possa perdere la faccia. Chi a quel punto torna indietro non ha letto male la carta: ha letto bene il terreno.',
      ],
      quote: '«Alle due la cima è sempre vicina.»',
    },
    scars: {
      title: 'Lasciare le cicatrici',
      paragraphs: [
        'Un albero non ripara nulla. Isola la ferita e le cresce attorno, e nel legno resta leggibile. Lo preferiamo a una superficie levigata.',
        'Alla fine di ogni mandato c’è quindi un bilancio in due pagine: che cosa ci ha colpiti, che cosa faremo diversamente, che cosa non abbiamo capito. Lo riceve anche Lei. È più corto di un rapporto finale e viene letto più spesso.',
      ],
    },
    doubts: {
      title: 'A che cosa non crediamo',
      paragraphs: [
        'Che una notte nel bosco faccia di qualcuno un capo. In poche ore, però, mostra come Lei decide e come funziona il Suo team. Con quello che ha visto si prosegue in ufficio.',
        'Che si debba soffrire per imparare. Che chi alza la voce conosca la strada. E che tutto si possa trasferire: un progetto non è una montagna, e per una scadenza mancata nessuno muore di freddo. Dove l’immagine non torna più, la lasciamo da parte.',
      ],
    },
  },
  next: {
    label: 'Prossimo passo',
    title: 'Vedere, non credere',
    text: 'In un giorno all’aperto, da soli o con il Suo team. O sul Suo progetto.',
    action: 'Trovare un corso',
    condition: 'a persona, 1–2½ giorni',
    from: 'da {price}',
    teamEvent: 'Organizzare un’uscita per team',
    project: 'Presentare un progetto',
    team: 'Chi siamo',
  },
}

export default it
