import type { TeamEventMessages } from '#features/services/content/team-event-messages.ts'
import type { Language } from '#i18n/languages.ts'
import { texts } from '#i18n/texts.ts'

export default texts({
  meta: {
    title: {
      de: 'Back to the Roots: Team-Event für neue Teams – Gratweg',
      en: 'Back to the Roots: team event for new teams – Gratweg',
      fr: 'Back to the Roots : sortie pour équipes nouvelles – Gratweg',
      it: 'Back to the Roots: uscita per team nuovi – Gratweg',
    },
    description: {
      de: 'Vier Stunden im Wald: Neue Teams lernen sich beim Schnitzen, Feuermachen und Kochen kennen. {francs:back-to-the-roots} bis 12 Personen.',
      en: 'Four hours in the woods: new teams get to know each other by carving, making fire and cooking. {francs:back-to-the-roots} for up to 12 people.',
      fr: 'Quatre heures en forêt pour faire connaissance : tailler le bois, faire du feu, cuisiner. {francs:back-to-the-roots} jusqu’à 12 personnes.',
      it: 'Quattro ore nel bosco per conoscersi: intagliare, accendere il fuoco, cucinare. {francs:back-to-the-roots} fino a 12 persone.',
    },
  },
  title: {
    de: 'Back to the Roots',
    en: 'Back to the Roots',
    fr: 'Back to the Roots',
    it: 'Back to the Roots',
  },
  forWhom: {
    de: 'Für Teams, die neu sind oder neu zusammengesetzt.',
    en: 'For new or newly merged teams.',
    fr: 'Pour les équipes nouvelles ou recomposées.',
    it: 'Per team nuovi o appena ricomposti.',
  },
  lead: {
    de: 'In vier Stunden lernen sich alle kennen: beim Schnitzen, Feuermachen und Kochen, ohne Handy und ohne Uhr.',
    en: 'In four hours everyone gets to know each other: carving, making fire and cooking, with no phones and no watches.',
    fr: 'En quatre heures, toute l’équipe fait connaissance : on taille le bois, on fait du feu, on cuisine, sans téléphone ni montre.',
    it: 'In quattro ore ci si conosce: intagliando, accendendo il fuoco e cucinando, senza telefono e senza orologio.',
  },
  drawingAlt: {
    de: 'Fünf Bäume stehen einzeln über der Erde, darunter bilden ihre Wurzeln ein einziges Netz',
    en: 'Five trees stand apart above the ground; below it their roots form a single net',
    fr: 'Cinq arbres isolés au-dessus du sol ; dessous, leurs racines forment un seul réseau',
    it: 'Cinque alberi separati sopra il terreno; sotto, le loro radici formano un’unica rete',
  },
  place: {
    de: 'Städtlerwald, Cham',
    en: 'Städtlerwald woods, Cham',
    fr: 'Forêt du Städtlerwald, Cham',
    it: 'Bosco Städtlerwald, Cham',
  },
  season: { de: 'ganzjährig', en: 'all year', fr: 'toute l’année', it: 'tutto l’anno' },
  focus: {
    de: 'Kennenlernen, Aufmerksamkeit, Gespräch',
    en: 'Getting to know each other, attention, conversation',
    fr: 'La rencontre, l’attention, le dialogue',
    it: 'Conoscersi, attenzione, dialogo',
  },
  take: {
    title: {
      de: 'Danach wissen alle, mit wem sie arbeiten',
      en: 'Afterwards everyone knows who they’re working with',
      fr: 'Après, chacun sait avec qui il travaille',
      it: 'Dopo, tutti sanno con chi lavorano',
    },
  },
  features: [
    {
      title: { de: 'Aufmerksam sein', en: 'Paying attention', fr: 'Ouvrir l’œil', it: 'Stare attenti' },
      text: {
        de: 'Ohne Bildschirm sieht man früher, wer friert, wer zögert und wer schon angefangen hat.',
        en: 'Without a screen you notice sooner who’s cold, who’s hesitating and who has already started.',
        fr: 'Sans écran, on remarque plus tôt qui a froid, qui hésite et qui a déjà commencé.',
        it: 'Senza schermo ci si accorge prima di chi ha freddo, di chi esita e di chi ha già cominciato.',
      },
    },
    {
      title: { de: 'Miteinander reden', en: 'Talking to each other', fr: 'Se parler', it: 'Parlarsi' },
      text: {
        de: 'Wer etwas braucht, geht hin und fragt. Am Schluss besprechen alle, wer was übernommen hat.',
        en: 'If you need something, you walk over and ask. At the end you all talk about who took on what.',
        fr: 'Quand on a besoin de quelque chose, on va le demander. À la fin, toute l’équipe regarde qui a pris quoi en charge.',
        it: 'Chi ha bisogno di qualcosa va a chiederlo. Alla fine tutti ragionano insieme su chi ha fatto che cosa.',
      },
    },
    {
      title: {
        de: 'Mit den Händen arbeiten',
        en: 'Working with your hands',
        fr: 'Travailler de ses mains',
        it: 'Lavorare con le mani',
      },
      text: {
        de: 'Schnitzen, Feuer machen, Suppe kochen: einfache Handgriffe, die wir zeigen. Wer was tut, regelt das Team selber.',
        en: 'Carving, making fire, cooking soup: simple skills that we show you. Nobody hands out the jobs; the team sorts that out.',
        fr: 'Tailler, allumer un feu, préparer une soupe : des gestes simples, que nous montrons. Qui fait quoi, l’équipe le règle elle-même.',
        it: 'Intagliare, accendere il fuoco, cuocere la minestra: gesti semplici, che mostriamo noi. Chi fa che cosa lo decide il team.',
      },
    },
  ],
  expect: [
    {
      title: { de: 'Losgehen', en: 'Setting off', fr: 'Partir', it: 'Partire' },
      text: {
        de: 'Ein kurzer Weg ohne Gespräch. Danach hören alle besser zu.',
        en: 'A short walk without talking. After that everyone listens better.',
        fr: 'Un court chemin en silence. Ensuite, tout le monde écoute mieux.',
        it: 'Un breve tratto in silenzio. Dopo, tutti ascoltano meglio.',
      },
    },
    {
      title: {
        de: 'Sammeln und schnitzen',
        en: 'Gathering and carving',
        fr: 'Ramasser et tailler',
        it: 'Raccogliere e intagliare',
      },
      text: {
        de: 'Sie ordnen Holz nach Dicke, und jede Person schnitzt einen Löffel.',
        en: 'You sort wood by thickness, and everyone carves a spoon.',
        fr: 'Vous triez le bois par grosseur, et chaque personne taille une cuillère.',
        it: 'La legna si ordina per spessore e ogni persona intaglia un cucchiaio.',
      },
    },
    {
      title: {
        de: 'Eine gemeinsame Aufgabe',
        en: 'A task to share',
        fr: 'Une tâche commune',
        it: 'Un compito comune',
      },
      text: {
        de: 'Wasser, Feuer, Suppe, Sitzplätze: Das Team verteilt die Arbeit.',
        en: 'Water, fire, soup, seats: the team shares out the work.',
        fr: 'L’eau, le feu, la soupe, les sièges : l’équipe répartit le travail.',
        it: 'Acqua, fuoco, minestra, posti a sedere: il team divide il lavoro.',
      },
    },
    {
      title: { de: 'Essen', en: 'Eating', fr: 'Manger', it: 'Mangiare' },
      text: {
        de: 'Es gibt Suppe aus dem Topf, mit dem eigenen Löffel.',
        en: 'There’s soup from the pot, eaten with your own spoon.',
        fr: 'La soupe sort de la marmite, chacun a sa propre cuillère.',
        it: 'La minestra esce dalla pentola e ognuno usa il proprio cucchiaio.',
      },
    },
  ],
  quote: {
    de: '«Ohne Uhr dauert eine Aufgabe so lange, bis sie fertig ist.»',
    en: '“Without a watch, a task takes as long as it takes.”',
    fr: '« Sans montre, une tâche dure jusqu’à ce qu’elle soit finie. »',
    it: '«Senza orologio un compito dura finché non è finito.»',
  },
  schedule: {
    title: {
      de: 'Zwei Zeiten, dazwischen keine Uhr',
      en: 'Two times, and no clock in between',
      fr: 'Un début, une fin, pas de montre entre les deux',
      it: 'Due orari, e in mezzo nessun orologio',
    },
    end: { de: '17:30', en: '17:30', fr: '17:30', it: '17:30' },
    rows: [
      {
        time: { de: '13:30', en: '13:30', fr: '13:30', it: '13:30' },
        title: {
          de: 'Am Waldrand',
          en: 'At the edge of the woods',
          fr: 'À la lisière',
          it: 'Dove comincia il bosco',
        },
        text: {
          de: 'Alle legen Handy und Uhr in einen Sack. Die Zeit behält die Leitung für sich.',
          en: 'Everyone puts phone and watch in a bag. Only the guide keeps the time.',
          fr: 'Chacun met téléphone et montre dans un sac. Votre guide garde l’heure secrète.',
          it: 'Tutti mettono telefono e orologio in un sacco. L’ora la tiene per sé la guida.',
        },
      },
    ],
  },
  included: [
    {
      de: 'Leitung; ab 13 Personen ist eine zweite Person dabei',
      en: 'A guide; a second person joins us for groups of 13 or more',
      fr: 'L’encadrement ; une deuxième personne est présente dès 13 personnes',
      it: 'Una guida; da 13 persone in su c’è una seconda persona',
    },
    {
      de: 'Messer, Topf und Feuerstahl zum Gebrauch',
      en: 'Knives, pot and fire steel to use',
      fr: 'Couteaux, marmite et pierre à feu à disposition',
      it: 'Coltelli, pentola e acciarino in prestito',
    },
    {
      de: 'Suppe, Brot und Tee',
      en: 'Soup, bread and tea',
      fr: 'Soupe, pain et thé',
      it: 'Minestra, pane e tè',
    },
    {
      de: 'Ein Dach aus Planen bei Regen',
      en: 'A roof of tarps when it rains',
      fr: 'Un toit de bâches en cas de pluie',
      it: 'Un tetto di teli in caso di pioggia',
    },
  ],
  notIncluded: {
    de: 'Anreise der Gruppe, Versicherung',
    en: 'The group’s travel, insurance',
    fr: 'Le trajet du groupe, les assurances',
    it: 'Il viaggio del gruppo, le assicurazioni',
  },
  priceNote: {
    de: 'Messer und Töpfe leihen wir Ihnen. Der Löffel gehört danach Ihnen.',
    en: 'Knives and pots are on loan. The spoon is yours to keep.',
    fr: 'Couteaux et marmites vous sont prêtés. La cuillère, vous la gardez.',
    it: 'Coltelli e pentole sono in prestito. Il cucchiaio è Suo.',
  },
  meeting: {
    de: 'In der Regel der Bahnhof Cham. Von dort gehen wir gemeinsam in den Städtlerwald.',
    en: 'Usually Cham station. From there we walk to the Städtlerwald woods together.',
    fr: 'En général à la gare de Cham. De là, nous allons ensemble à pied dans la forêt du Städtlerwald.',
    it: 'Di regola la stazione di Cham. Da lì andiamo insieme a piedi nel bosco Städtlerwald.',
  },
  food: {
    de: 'Suppe, Brot und Tee vom Feuer.',
    en: 'Soup, bread and tea from the fire.',
    fr: 'Soupe, pain et thé, préparés sur le feu.',
    it: 'Minestra, pane e tè preparati sul fuoco.',
  },
  safety: {
    de: 'Geschnitzt wird im Sitzen und mit Abstand, nach einer Einführung. Die Leitung hat Apotheke und Telefon dabei. Wer etwas nicht tun will, lässt es aus.',
    en: 'Carving is done sitting down and well apart, after an introduction. The guide carries a first-aid kit and a phone. If you don’t want to do something, you can leave it out.',
    fr: 'On taille en position assise, à bonne distance des autres, après une introduction. Votre guide a une pharmacie et un téléphone. On peut toujours renoncer à une activité.',
    it: 'Si intaglia seduti e a distanza, dopo un’introduzione. La guida ha con sé kit di pronto soccorso e telefono. Chi non vuole fare qualcosa non la fa.',
  },
  bring: [
    { de: 'Feste Schuhe', en: 'Sturdy shoes', fr: 'Chaussures solides', it: 'Scarpe robuste' },
    { de: 'Regenjacke', en: 'Rain jacket', fr: 'Veste de pluie', it: 'Giacca impermeabile' },
    { de: 'Eine warme Schicht', en: 'A warm layer', fr: 'Une couche chaude', it: 'Uno strato caldo' },
  ],
  own: {
    end: {
      title: { de: 'Am Feuer', en: 'By the fire', fr: 'Près du feu', it: 'Accanto al fuoco' },
      text: {
        de: 'Sie besprechen, was von allein lief und was liegen blieb. Dann kommen Handys und Uhren zurück.',
        en: 'You talk about what got done by itself and what was left undone. Then the phones and watches come back.',
        fr: 'Vous regardez ensemble ce qui s’est fait tout seul et ce qui est resté en plan. Puis téléphones et montres reviennent.',
        it: 'Si ragiona su che cosa è andato da sé e che cosa è rimasto in sospeso. Poi tornano telefoni e orologi.',
      },
    },
    before: {
      de: 'In der Hand: nichts.',
      en: 'In your hand: nothing.',
      fr: 'Dans la main : rien.',
      it: 'In mano: niente.',
    },
    after: {
      de: 'In der Hand: ein Löffel, selber geschnitzt.',
      en: 'In your hand: a spoon you carved yourself.',
      fr: 'Dans la main : une cuillère taillée par vous.',
      it: 'In mano: un cucchiaio intagliato da sé.',
    },
  },
}) satisfies Record<Language, TeamEventMessages>
