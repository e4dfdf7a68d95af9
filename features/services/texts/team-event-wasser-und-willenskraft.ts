import type { TeamEventMessages } from '#features/services/content/team-event-messages.ts'
import type { Language } from '#i18n/languages.ts'
import { texts } from '#i18n/texts.ts'

export default texts({
  meta: {
    title: {
      de: 'Wasser & Willenskraft: Event am Fluss – Gratweg',
      en: 'Wasser & Willenskraft: a day by the river – Gratweg',
      fr: 'Wasser & Willenskraft : à la rivière – Gratweg',
      it: 'Wasser & Willenskraft: un giorno al fiume – Gratweg',
    },
    description: {
      de: 'Ein Tag an der Lorze für Teams in einer anstrengenden Zeit: Übergänge planen, sich sichern, umkehren. {francs:wasser-und-willenskraft} bis 12 Personen.',
      en: 'A day by the Lorze for teams in a demanding period: plan crossings, turn back in time. {francs:wasser-und-willenskraft} for up to 12 people.',
      fr: 'Un jour à la Lorze pour équipes dans une période exigeante : traverser, s’assurer, faire demi-tour. {francs:wasser-und-willenskraft} jusqu’à 12 personnes.',
      it: 'Un giorno alla Lorze per team in un periodo impegnativo: guadare, assicurarsi, tornare indietro. {francs:wasser-und-willenskraft} fino a 12 persone.',
    },
  },
  title: {
    de: 'Wasser & Willens\u00adkraft',
    en: 'Wasser & Willens\u00adkraft',
    fr: 'Wasser & Willens\u00adkraft',
    it: 'Wasser & Willens\u00adkraft',
  },
  forWhom: {
    de: 'Für Teams in einer anstrengenden Zeit.',
    en: 'For teams in a demanding period.',
    fr: 'Pour les équipes dans une période exigeante.',
    it: 'Per team in un periodo impegnativo.',
  },
  lead: {
    de: 'An einem Tag an der Lorze planen Sie zwei Übergänge, sichern sich gegenseitig und entscheiden gemeinsam, wann Sie weitergehen und wann Sie umkehren.',
    en: 'In one day by the river Lorze you plan two crossings, look out for each other and decide together when to go on and when to turn back.',
    fr: 'En un jour au bord de la Lorze, vous préparez deux traversées, vous veillez les uns sur les autres et décidez ensemble quand continuer et quand faire demi-tour.',
    it: 'In un giorno lungo la Lorze preparate due guadi, vi assicurate a vicenda e decidete insieme quando andare avanti e quando tornare indietro.',
  },
  drawingAlt: {
    de: 'Stromlinien um Steine in einem Fluss',
    en: 'Streamlines around stones in a river',
    fr: 'Lignes de courant autour des pierres d’une rivière',
    it: 'Linee di corrente attorno ai sassi di un fiume',
  },
  place: {
    de: 'An der Lorze, Cham',
    en: 'By the Lorze, Cham',
    fr: 'Au bord de la Lorze, Cham',
    it: 'Lungo la Lorze, Cham',
  },
  season: { de: 'Mai–September', en: 'May–September', fr: 'mai–septembre', it: 'maggio–settembre' },
  focus: {
    de: 'Lage lesen, sich sichern, dranbleiben oder umkehren',
    en: 'Reading the situation, keeping each other safe, going on or turning back',
    fr: 'Lire la situation, veiller les uns sur les autres, continuer ou faire demi-tour',
    it: 'Leggere la situazione, assicurarsi a vicenda, tener duro o tornare indietro',
  },
  take: {
    title: {
      de: 'Danach ist abgemacht, woran das Team merkt, dass es genug ist',
      en: 'Afterwards it’s agreed how the team will know when to stop',
      fr: 'Après, l’équipe sait à quel signe elle s’arrête',
      it: 'Dopo, il team sa da che cosa si capisce che basta',
    },
  },
  features: [
    {
      title: { de: 'Lesen', en: 'Reading', fr: 'Lire', it: 'Leggere' },
      text: {
        de: 'Wo das Wasser glatt aussieht, ist es oft tief. Sie schauen zuerst zehn Minuten und wählen dann die Stelle.',
        en: 'Where the water looks smooth, it’s often deep. You watch for ten minutes first and then choose the spot.',
        fr: 'Là où l’eau paraît lisse, elle est souvent profonde. Vous observez d’abord dix minutes, puis vous choisissez l’endroit.',
        it: 'Dove l’acqua sembra liscia, spesso è profonda. Prima guardate per dieci minuti, poi scegliete il punto.',
      },
    },
    {
      title: { de: 'Sichern', en: 'Keeping safe', fr: 'Assurer', it: 'Assicurare' },
      text: {
        de: 'Niemand geht allein. Wer vom Ufer aus sichert, leistet gleich viel wie jene, die im Wasser stehen.',
        en: 'Nobody goes alone. Those who keep watch from the bank do as much as those who stand in the water.',
        fr: 'On n’y va jamais seul. Les personnes qui veillent depuis la rive ont autant de responsabilité que celles qui sont dans l’eau.',
        it: 'Nessuno va da solo. Chi assicura dalla riva conta quanto chi è in acqua.',
      },
    },
    {
      title: {
        de: 'Dranbleiben oder umkehren',
        en: 'Going on or turning back',
        fr: 'Continuer ou faire demi-tour',
        it: 'Tener duro o tornare indietro',
      },
      text: {
        de: 'Sie legen vorher fest, woran Sie merken, dass Schluss ist. Mindestens einmal ist es richtig, umzukehren.',
        en: 'You settle beforehand how you’ll know it’s time to stop. At least once, the right thing is to turn back.',
        fr: 'Vous fixez d’avance à quel signe vous vous arrêtez. Une fois au moins, la bonne décision est de faire demi-tour.',
        it: 'Stabilite prima da che cosa capirete che basta. Almeno una volta è giusto tornare indietro.',
      },
    },
  ],
  expect: [
    {
      title: { de: 'Das Wasser lesen', en: 'Reading the water', fr: 'Lire l’eau', it: 'Leggere l’acqua' },
      text: {
        de: 'Wo kann man stehen, wo zieht es, wo bleibt man besser draussen?',
        en: 'Where can you stand, where does it pull, and where is it better to stay out?',
        fr: 'Où a-t-on pied, où le courant entraîne-t-il, où vaut-il mieux ne pas entrer ?',
        it: 'Dove si può stare in piedi, dove tira, dove è meglio non entrare?',
      },
    },
    {
      title: {
        de: 'Planen und sichern',
        en: 'Planning the crossing',
        fr: 'Préparer la traversée',
        it: 'Preparare e assicurare',
      },
      text: {
        de: 'Sie planen einen Übergang und verteilen sechs Rollen.',
        en: 'You plan a crossing and share out six roles.',
        fr: 'Vous préparez une traversée et répartissez six rôles.',
        it: 'Preparate un guado e distribuite sei ruoli.',
      },
    },
    {
      title: {
        de: 'Material hinüberbringen',
        en: 'Getting the load across',
        fr: 'Faire passer le matériel',
        it: 'Portare il materiale',
      },
      text: {
        de: 'Alles für eine Mahlzeit kommt trocken ans andere Ufer.',
        en: 'Everything for a meal reaches the other bank dry.',
        fr: 'Tout le nécessaire pour un repas arrive au sec sur l’autre rive.',
        it: 'L’occorrente per un pasto arriva asciutto sull’altra riva.',
      },
    },
    {
      title: { de: 'Auswerten', en: 'Review', fr: 'Faire le bilan', it: 'Fare il bilancio' },
      text: {
        de: 'Am Feuer besprechen Sie, wann Weitergehen richtig war und wann Umkehren.',
        en: 'By the fire you talk about when going on was right, and when turning back was.',
        fr: 'Près du feu, vous voyez quand il fallait continuer et quand il fallait faire demi-tour.',
        it: 'Accanto al fuoco vedete quando era giusto andare avanti e quando tornare indietro.',
      },
    },
  ],
  quote: {
    de: '«Willenskraft ist, am Ufer zu bleiben, wenn alle schon im Wasser stehen.»',
    en: '“Willpower is staying on the bank when everyone else is already in the water.”',
    fr: '« La volonté, c’est de rester sur la rive quand tout le monde est déjà dans l’eau. »',
    it: '«Forza di volontà è restare a riva quando tutti sono già nell’acqua.»',
  },
  schedule: {
    title: {
      de: 'Ein Fluss, sechs Rollen, zwei Übergänge',
      en: 'One river, six roles, two crossings',
      fr: 'Une rivière, six rôles, deux traversées',
      it: 'Un fiume, sei ruoli, due guadi',
    },
    end: { de: '17:00', en: '17:00', fr: '17:00', it: '17:00' },
    rows: [
      {
        time: { de: '09:00', en: '09:00', fr: '09:00', it: '09:00' },
        title: { de: 'Am Ufer', en: 'On the bank', fr: 'Sur la rive', it: 'A riva' },
        text: {
          de: 'Strömung lesen, Regeln klären, Ausrüstung anziehen.',
          en: 'Read the current, settle the rules, put on the equipment.',
          fr: 'Lire le courant, fixer les règles, enfiler l’équipement.',
          it: 'Leggere la corrente, fissare le regole, indossare l’attrezzatura.',
        },
      },
      {
        time: { de: '10:15', en: '10:15', fr: '10:15', it: '10:15' },
        title: { de: 'Trockenübung', en: 'Dry run', fr: 'Exercice à sec', it: 'Prova a secco' },
        text: {
          de: 'Zeichen und Rollen. Noch bleiben alle trocken.',
          en: 'Signals and roles. Everyone is still dry.',
          fr: 'Les signes et les rôles, encore au sec.',
          it: 'Segnali e ruoli. Tutti sono ancora asciutti.',
        },
      },
      {
        time: { de: '11:15', en: '11:15', fr: '11:15', it: '11:15' },
        title: { de: 'Kleiner Übergang', en: 'Short crossing', fr: 'Petite traversée', it: 'Guado breve' },
        text: {
          de: 'Kurz, knietief und vom Ufer aus gesichert.',
          en: 'Short, knee-deep and watched from the bank.',
          fr: 'Courte, à hauteur de genou, assurée depuis la rive.',
          it: 'Breve, al ginocchio, assicurato dalla riva.',
        },
      },
      {
        time: { de: '12:30', en: '12:30', fr: '12:30', it: '12:30' },
        title: {
          de: 'Mittag am Feuer',
          en: 'Lunch by the fire',
          fr: 'Repas près du feu',
          it: 'Pranzo accanto al fuoco',
        },
        text: {
          de: 'Socken wechseln, Suppe essen.',
          en: 'Change your socks, have some soup.',
          fr: 'Changer de chaussettes, manger la soupe.',
          it: 'Cambiare le calze, mangiare la minestra.',
        },
      },
      {
        time: { de: '13:45', en: '13:45', fr: '13:45', it: '13:45' },
        title: { de: 'Grosser Übergang', en: 'Long crossing', fr: 'Grande traversée', it: 'Guado lungo' },
        text: {
          de: 'Das Material für eine Mahlzeit kommt trocken hinüber.',
          en: 'Everything for a meal has to reach the other bank dry.',
          fr: 'Tout le nécessaire pour un repas passe au sec sur l’autre rive.',
          it: 'L’occorrente per un pasto arriva asciutto sull’altra riva.',
        },
      },
      {
        time: { de: '15:45', en: '15:45', fr: '15:45', it: '15:45' },
        title: {
          de: 'Gespräch am Feuer',
          en: 'Talk by the fire',
          fr: 'Bilan près du feu',
          it: 'Bilancio accanto al fuoco',
        },
        text: {
          de: 'Wer wäre früher umgekehrt, und woran hat das Team es gemerkt?',
          en: 'Who would have turned back sooner, and how did the team notice?',
          fr: 'Qui aurait fait demi-tour plus tôt, et à quoi l’équipe l’a-t-elle vu ?',
          it: 'Chi sarebbe tornato indietro prima, e da che cosa l’ha capito il team?',
        },
      },
    ],
  },
  included: [
    {
      de: 'Leitung, immer zu zweit',
      en: 'Always two guides',
      fr: 'L’encadrement, toujours par deux personnes',
      it: 'Due persone alla guida, sempre',
    },
    {
      de: 'Seile, Schwimmwesten und Wathosen',
      en: 'Ropes, buoyancy aids and waders',
      fr: 'Cordes, gilets de sauvetage et pantalons étanches',
      it: 'Corde, giubbotti di salvataggio e pantaloni da guado',
    },
    {
      de: 'Suppe, Brot und Tee',
      en: 'Soup, bread and tea',
      fr: 'Soupe, pain et thé',
      it: 'Minestra, pane e tè',
    },
    {
      de: 'Ein geheiztes Zelt am Ufer',
      en: 'A heated tent on the bank',
      fr: 'Une tente chauffée sur la rive',
      it: 'Una tenda riscaldata a riva',
    },
  ],
  notIncluded: {
    de: 'Anreise der Gruppe, Versicherung',
    en: 'The group’s travel, insurance',
    fr: 'Le trajet du groupe, les assurances',
    it: 'Il viaggio del gruppo, le assicurazioni',
  },
  priceNote: {
    de: 'Die ganze Ausrüstung für das Wasser ist inbegriffen.',
    en: 'All the equipment for the water is included.',
    fr: 'Tout l’équipement pour l’eau est compris.',
    it: 'Tutta l’attrezzatura per l’acqua è compresa.',
  },
  meeting: {
    de: 'In der Regel der Bahnhof Cham. Von dort gehen wir gemeinsam an die Lorze.',
    en: 'Usually Cham station. From there we walk to the river together.',
    fr: 'En général à la gare de Cham. De là, nous allons ensemble à pied au bord de la Lorze.',
    it: 'Di regola la stazione di Cham. Da lì andiamo insieme a piedi alla Lorze.',
  },
  food: {
    de: 'Suppe, Brot und Tee vom Feuer.',
    en: 'Soup, bread and tea from the fire.',
    fr: 'Soupe, pain et thé, préparés sur le feu.',
    it: 'Minestra, pane e tè preparati sul fuoco.',
  },
  safety: {
    de: 'Wir gehen nur bei ruhigem Wasserstand und wo das Wasser höchstens bis ans Knie reicht. Alle im Wasser tragen eine Schwimmweste, niemand wird an ein Seil gebunden. Zwei Leitungspersonen sind immer am Wasser. Wer nicht schwimmen kann oder nicht ins Wasser will, hat eine Aufgabe am Ufer.',
    en: 'We cross only when the river is calm, and only where the water is no more than knee-deep. Everyone in the water wears a buoyancy aid, and nobody is tied to a rope. Two guides are always by the water. If you can’t swim or don’t want to go in, you have a task on the bank.',
    fr: 'Nous n’entrons dans l’eau que si la rivière est calme, et là où elle arrive au genou au plus. Dans l’eau, tout le monde porte un gilet de sauvetage ; personne n’est attaché à une corde. Deux guides sont toujours au bord de l’eau. Les personnes qui ne savent pas nager ou ne veulent pas entrer dans l’eau ont une tâche sur la rive.',
    it: 'Entriamo in acqua solo quando il fiume è calmo e dove l’acqua arriva al massimo al ginocchio. In acqua tutti portano un giubbotto di salvataggio e nessuno viene legato a una corda. Due guide sono sempre vicino all’acqua. Chi non sa nuotare o non vuole entrare ha un compito a riva.',
  },
  bring: [
    {
      de: 'Schuhe, die nass werden dürfen',
      en: 'Shoes you don’t mind getting wet',
      fr: 'Chaussures qui peuvent être mouillées',
      it: 'Scarpe che si possono bagnare',
    },
    {
      de: 'Zweite Kleider und Socken',
      en: 'A change of clothes and socks',
      fr: 'Habits et chaussettes de rechange',
      it: 'Vestiti e calze di ricambio',
    },
    { de: 'Badetuch', en: 'Towel', fr: 'Linge de bain', it: 'Asciugamano' },
    { de: 'Regenjacke', en: 'Rain jacket', fr: 'Veste de pluie', it: 'Giacca impermeabile' },
  ],
  own: {
    alt: {
      de: 'Plan eines Übergangs: ein Fluss von links nach rechts, an den Ufern und im Wasser sechs nummerierte Plätze für die sechs Rollen.',
      en: 'Plan of a crossing: a river flowing from left to right, with six numbered places on its banks and in the water for the six roles.',
      fr: 'Plan d’une traversée : une rivière coule de gauche à droite ; sur les rives et dans l’eau, six places numérotées pour les six rôles.',
      it: 'Pianta di un guado: un fiume scorre da sinistra a destra; sulle rive e nell’acqua sei posti numerati per i sei ruoli.',
    },
    flow: { de: 'Strömung', en: 'Current', fr: 'Courant', it: 'Corrente' },
    roles: [
      {
        title: { de: 'Führt', en: 'Leads', fr: 'Dirige', it: 'Guida' },
        text: {
          de: 'Sieht das Ganze und sagt, wann gegangen wird.',
          en: 'Keeps the whole crossing in view and says when to go.',
          fr: 'Garde la vue d’ensemble et dit quand on y va.',
          it: 'Vede l’insieme e dice quando si va.',
        },
      },
      {
        title: {
          de: 'Schaut flussaufwärts',
          en: 'Watches upstream',
          fr: 'Observe en amont',
          it: 'Guarda a monte',
        },
        text: {
          de: 'Meldet, was das Wasser bringt.',
          en: 'Calls out what the water brings.',
          fr: 'Annonce ce que l’eau apporte.',
          it: 'Segnala quello che porta l’acqua.',
        },
      },
      {
        title: { de: 'Geht voran', en: 'Goes first', fr: 'Va devant', it: 'Va avanti' },
        text: {
          de: 'Sucht den nächsten sicheren Stand.',
          en: 'Looks for the next safe foothold.',
          fr: 'Cherche le prochain appui sûr.',
          it: 'Cerca il prossimo appoggio sicuro.',
        },
      },
      {
        title: {
          de: 'Trägt das Material',
          en: 'Carries the load',
          fr: 'Porte le matériel',
          it: 'Porta il materiale',
        },
        text: {
          de: 'Hält es über dem Wasser und geht nie allein.',
          en: 'Keeps it above the water and never goes alone.',
          fr: 'Le tient hors de l’eau et n’avance jamais sans quelqu’un.',
          it: 'Lo tiene fuori dall’acqua e non va mai da solo.',
        },
      },
      {
        title: {
          de: 'Sichert am Ufer',
          en: 'Helps on the bank',
          fr: 'Assure sur la rive',
          it: 'Assicura a riva',
        },
        text: {
          de: 'Hält die Hand hin, wo man ein- und aussteigt.',
          en: 'Offers a hand where people step in and out.',
          fr: 'Tend la main là où l’on entre et où l’on sort.',
          it: 'Tende la mano dove si entra e dove si esce.',
        },
      },
      {
        title: {
          de: 'Steht flussabwärts',
          en: 'Stands downstream',
          fr: 'Se tient en aval',
          it: 'Sta a valle',
        },
        text: {
          de: 'Ist bereit, wenn jemand den Stand verliert.',
          en: 'Is ready if somebody loses their footing.',
          fr: 'Intervient si quelqu’un perd pied.',
          it: 'È pronto se qualcuno perde l’appoggio.',
        },
      },
    ],
    guides: {
      de: 'Die Leitung ist bei jedem Übergang zu zweit dabei und kann ihn jederzeit abbrechen.',
      en: 'Both guides are there for every crossing and can stop it at any time.',
      fr: 'Les deux guides sont là à chaque traversée et peuvent l’interrompre à tout moment.',
      it: 'Le due guide sono presenti a ogni guado e possono interromperlo in ogni momento.',
    },
  },
}) satisfies Record<Language, TeamEventMessages>
