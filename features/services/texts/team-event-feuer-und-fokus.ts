import type { TeamEventMessages } from '#features/services/content/team-event-messages.ts'
import type { Language } from '#i18n/languages.ts'
import { texts } from '#i18n/texts.ts'

export default texts({
  meta: {
    title: {
      de: 'Feuer & Fokus: Prioritäten und Rollen klären – Gratweg',
      en: 'Feuer & Fokus: settle priorities and roles – Gratweg',
      fr: 'Feuer & Fokus : clarifier priorités et rôles – Gratweg',
      it: 'Feuer & Fokus: chiarire priorità e ruoli – Gratweg',
    },
    description: {
      de: 'Ein Tag für Projektteams: aus nassem Holz Feuer machen und dabei Reihenfolge und Rollen klären. {francs:feuer-und-fokus} bis 12 Personen.',
      en: 'A day for project teams: make fire from wet wood, and settle priorities and roles along the way. {francs:feuer-und-fokus} for up to 12 people.',
      fr: 'Un jour pour les équipes de projet : faire du feu avec du bois mouillé, clarifier priorités et rôles. {francs:feuer-und-fokus} jusqu’à 12 personnes.',
      it: 'Un giorno per team di progetto: accendere il fuoco con legna bagnata e chiarire priorità e ruoli. {francs:feuer-und-fokus} fino a 12 persone.',
    },
  },
  title: { de: 'Feuer & Fokus', en: 'Feuer & Fokus', fr: 'Feuer & Fokus', it: 'Feuer & Fokus' },
  forWhom: {
    de: 'Für Projektteams, bei denen vieles gleichzeitig läuft.',
    en: 'For project teams with a lot going on at once.',
    fr: 'Pour les équipes de projet qui mènent beaucoup de choses de front.',
    it: 'Per team di progetto con molte cose in corso.',
  },
  lead: {
    de: 'An einem Tag machen Sie aus nassem Holz Feuer und klären dabei Reihenfolge und Rollen.',
    en: 'In one day you make fire from wet wood, and settle priorities and roles along the way.',
    fr: 'En un jour, vous faites du feu avec du bois mouillé et clarifiez priorités et rôles.',
    it: 'In un giorno accendete il fuoco con legna bagnata e chiarite priorità e ruoli.',
  },
  drawingAlt: {
    de: 'Lagerfeuer, gezeichnet als Wärmekarte mit Isolinien',
    en: 'Campfire, drawn as a heat map with isolines',
    fr: 'Feu de camp dessiné comme une carte de chaleur, en isolignes',
    it: 'Falò disegnato come una mappa del calore, a isolinee',
  },
  place: {
    de: 'Städtlerwald, Cham',
    en: 'Städtlerwald woods, Cham',
    fr: 'Forêt du Städtlerwald, Cham',
    it: 'Bosco Städtlerwald, Cham',
  },
  season: { de: 'ganzjährig', en: 'all year', fr: 'toute l’année', it: 'tutto l’anno' },
  focus: {
    de: 'Prioritäten, Rollen, Umgang mit Fehlversuchen',
    en: 'Priorities, roles, dealing with failed attempts',
    fr: 'Les priorités, les rôles, le rapport à l’échec',
    it: 'Priorità, ruoli, tentativi falliti',
  },
  take: {
    title: {
      de: 'Danach steht fest, was zuerst kommt und wer es tut',
      en: 'Afterwards it’s clear what comes first and who does it',
      fr: 'Après, on sait ce qui passe en premier et qui s’en charge',
      it: 'Dopo è chiaro che cosa viene prima e chi lo fa',
    },
  },
  features: [
    {
      title: { de: 'Prioritäten', en: 'Priorities', fr: 'Les priorités', it: 'Priorità' },
      text: {
        de: 'Zunder, Späne, Holz: Nur in dieser Reihenfolge brennt es. Dieselbe Frage stellen Sie danach an Ihr Projekt.',
        en: 'Tinder, shavings, wood: it only burns in that order. Afterwards you ask the same question about your project.',
        fr: 'L’amadou, les copeaux, le bois : le feu ne prend que dans cet ordre. Vous posez ensuite la même question à votre projet.',
        it: 'Esca, trucioli, legna: il fuoco prende solo in quest’ordine. Poi ponete la stessa domanda al vostro progetto.',
      },
    },
    {
      title: { de: 'Rollen', en: 'Roles', fr: 'Les rôles', it: 'Ruoli' },
      text: {
        de: 'Eine Person zündet, zwei nähren, eine schaut auf den Wind, die anderen holen Holz nach. Wer was tut, legt das Team fest.',
        en: 'One person lights the fire, two feed it, one watches the wind, the others fetch more wood. The team decides who does what.',
        fr: 'Une personne allume, deux alimentent, une surveille le vent, les autres vont chercher du bois. C’est l’équipe qui décide qui fait quoi.',
        it: 'Una persona accende, due alimentano, una guarda il vento, le altre vanno a prendere legna. Chi fa che cosa lo decide il team.',
      },
    },
    {
      title: { de: 'Fehlversuche', en: 'Failed attempts', fr: 'Les essais manqués', it: 'Tentativi falliti' },
      text: {
        de: 'Zwei von drei Versuchen dürfen misslingen. Nach jedem ändern Sie eine Sache, nicht alles.',
        en: 'Two of the three attempts are allowed to fail. After each you change one thing, not everything.',
        fr: 'Deux essais sur trois peuvent échouer. Après chacun, vous changez une seule chose, pas tout.',
        it: 'Due tentativi su tre possono fallire. Dopo ognuno cambiate una cosa sola, non tutto.',
      },
    },
  ],
  expect: [
    {
      title: { de: 'Nasses Holz', en: 'Wet wood', fr: 'Du bois mouillé', it: 'Legna bagnata' },
      text: {
        de: 'Sie sammeln, was der Wald hergibt, und machen damit Feuer.',
        en: 'You gather what the woods provide and make fire with it.',
        fr: 'Vous ramassez ce que la forêt donne et vous en faites du feu.',
        it: 'Raccogliete quello che offre il bosco e con quello accendete il fuoco.',
      },
    },
    {
      title: { de: 'Drei Versuche', en: 'Three attempts', fr: 'Trois essais', it: 'Tre tentativi' },
      text: {
        de: 'Nach jedem besprechen Sie, was fehlte und was Sie ändern.',
        en: 'After each you talk about what was missing and what to change.',
        fr: 'Après chacun, vous regardez ce qui a manqué et ce que vous changez.',
        it: 'Dopo ognuno guardate che cosa mancava e che cosa cambiare.',
      },
    },
    {
      title: { de: 'Klare Rollen', en: 'Clear roles', fr: 'Des rôles clairs', it: 'Ruoli chiari' },
      text: {
        de: 'Vor dem zweiten Versuch verteilt das Team, wer was tut.',
        en: 'Before the second attempt the team decides who does what.',
        fr: 'Avant le deuxième essai, l’équipe décide qui fait quoi.',
        it: 'Prima del secondo tentativo il team decide chi fa che cosa.',
      },
    },
    {
      title: { de: 'Suppe vom Feuer', en: 'Soup from the fire', fr: 'La soupe', it: 'Minestra dal fuoco' },
      text: {
        de: 'Sie essen, was auf dem eigenen Feuer gekocht hat.',
        en: 'You eat what has cooked on your own fire.',
        fr: 'Vous mangez ce qui a cuit sur votre propre feu.',
        it: 'Mangiate quello che è cotto sul vostro fuoco.',
      },
    },
  ],
  quote: {
    de: '«Ein Feuer braucht drei Dinge. Ein Team auch: Stoff, Luft und jemanden, der nicht weggeht.»',
    en: '“A fire needs three things. So does a team: fuel, air and someone who doesn’t walk away.”',
    fr: '« Un feu demande trois choses. Une équipe aussi : de la matière, de l’air et quelqu’un qui reste. »',
    it: '«Un fuoco ha bisogno di tre cose. Anche un team: materia, aria e qualcuno che non se ne vada.»',
  },
  schedule: {
    title: {
      de: 'Ein Tag, drei Versuche',
      en: 'One day, three attempts',
      fr: 'Une journée, trois essais',
      it: 'Un giorno, tre tentativi',
    },
    end: { de: '17:00', en: '17:00', fr: '17:00', it: '17:00' },
    rows: [
      {
        time: { de: '09:00', en: '09:00', fr: '09:00', it: '09:00' },
        title: { de: 'Ankommen', en: 'Arrival', fr: 'Arrivée', it: 'Arrivo' },
        text: {
          de: 'Wir sammeln Holz und legen die Handys weg.',
          en: 'We gather wood and put the phones away.',
          fr: 'Nous ramassons du bois et rangeons les téléphones.',
          it: 'Raccogliamo legna e mettiamo via i telefoni.',
        },
      },
      {
        time: { de: '10:00', en: '10:00', fr: '10:00', it: '10:00' },
        title: { de: 'Erster Versuch', en: 'First attempt', fr: 'Premier essai', it: 'Primo tentativo' },
        text: {
          de: 'In kleinen Gruppen, mit wenig Erklärung.',
          en: 'In small groups, with little explanation.',
          fr: 'En petits groupes, avec peu d’explications.',
          it: 'In piccoli gruppi, con poche spiegazioni.',
        },
      },
      {
        time: { de: '11:15', en: '11:15', fr: '11:15', it: '11:15' },
        title: { de: 'Auswertung', en: 'Review', fr: 'Bilan', it: 'Bilancio' },
        text: {
          de: 'Was hat gefehlt, und was ändern wir?',
          en: 'What was missing, and what do we change?',
          fr: 'Qu’est-ce qui a manqué, que changeons-nous ?',
          it: 'Che cosa è mancato e che cosa cambiamo?',
        },
      },
      {
        time: { de: '12:15', en: '12:15', fr: '12:15', it: '12:15' },
        title: { de: 'Mittag', en: 'Lunch', fr: 'Repas de midi', it: 'Pranzo' },
        text: {
          de: 'Brot, Käse und Wasser.',
          en: 'Bread, cheese and water.',
          fr: 'Du pain, du fromage, de l’eau.',
          it: 'Pane, formaggio e acqua.',
        },
      },
      {
        time: { de: '13:15', en: '13:15', fr: '13:15', it: '13:15' },
        title: {
          de: 'Zwei weitere Versuche',
          en: 'Two more attempts',
          fr: 'Deux autres essais',
          it: 'Altri due tentativi',
        },
        text: {
          de: 'Rollen klären, Zunder teilen, auf den Wind achten.',
          en: 'Settle the roles, share the tinder, watch the wind.',
          fr: 'Clarifier les rôles, partager l’amadou, observer le vent.',
          it: 'Chiarire i ruoli, dividere l’esca, badare al vento.',
        },
      },
      {
        time: { de: '15:30', en: '15:30', fr: '15:30', it: '15:30' },
        title: {
          de: 'Essen und Übertrag',
          en: 'Food and findings',
          fr: 'Repas, et ce qu’on rapporte au bureau',
          it: 'Pasto e conclusioni',
        },
        text: {
          de: 'Suppe vom Feuer, und jede Person nimmt einen Satz mit ins Büro.',
          en: 'Soup from the fire, and everyone takes one sentence back to the office.',
          fr: 'La soupe est cuite sur le feu, et chacun rapporte une phrase au bureau.',
          it: 'La minestra viene dal fuoco e ognuno si porta una frase in ufficio.',
        },
      },
      {
        time: { de: '16:30', en: '16:30', fr: '16:30', it: '16:30' },
        title: { de: 'Löschen', en: 'Putting it out', fr: 'Éteindre', it: 'Spegnere' },
        text: {
          de: 'Wasser giessen, rühren, die Hand darüber halten, bis die Asche kalt ist.',
          en: 'Pour water, stir and hold your hand over it until the ash is cold.',
          fr: 'Arroser, remuer, vérifier, jusqu’à ce que la cendre soit froide.',
          it: 'Versare acqua, mescolare, tenere la mano sopra, finché la cenere non è fredda.',
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
      de: 'Feuerstahl, Messer und Zunder für alle',
      en: 'Fire steel, knife and tinder for everyone',
      fr: 'Pierre à feu, couteau et amadou pour tout le monde',
      it: 'Acciarino, coltello ed esca per tutti',
    },
    {
      de: 'Mittagessen, Suppe und Tee',
      en: 'Lunch, soup and tea',
      fr: 'Repas de midi, soupe et thé',
      it: 'Pranzo, minestra e tè',
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
    de: 'Holz, Material und Essen sind inbegriffen.',
    en: 'Wood, equipment and food are included.',
    fr: 'Le bois, le matériel et les repas sont compris.',
    it: 'Legna, materiale e pasti sono compresi.',
  },
  meeting: {
    de: 'In der Regel der Bahnhof Cham. Von dort gehen wir gemeinsam in den Städtlerwald.',
    en: 'Usually Cham station. From there we walk to the Städtlerwald woods together.',
    fr: 'En général à la gare de Cham. De là, nous allons ensemble à pied dans la forêt du Städtlerwald.',
    it: 'Di regola la stazione di Cham. Da lì andiamo insieme a piedi nel bosco Städtlerwald.',
  },
  food: {
    de: 'Am Mittag Brot und Käse, am Nachmittag Suppe vom eigenen Feuer.',
    en: 'Bread and cheese at midday, soup from your own fire in the afternoon.',
    fr: 'À midi, du pain et du fromage ; l’après-midi, la soupe de votre propre feu.',
    it: 'A mezzogiorno pane e formaggio, nel pomeriggio la minestra del vostro fuoco.',
  },
  safety: {
    de: 'Feuer machen wir nur, wo es erlaubt ist, und löschen, bis die Asche kalt ist. Die Leitung hat Apotheke und Telefon dabei.',
    en: 'We light fires only where they’re allowed, and douse them until the ash is cold. The guide carries a first-aid kit and a phone.',
    fr: 'Nous n’allumons de feu que là où c’est permis, et nous l’arrosons jusqu’à ce que la cendre soit froide. Votre guide a une pharmacie et un téléphone.',
    it: 'Accendiamo il fuoco solo dove è permesso e lo bagniamo finché la cenere non è fredda. La guida ha con sé kit di pronto soccorso e telefono.',
  },
  bring: [
    { de: 'Feste Schuhe', en: 'Sturdy shoes', fr: 'Chaussures solides', it: 'Scarpe robuste' },
    { de: 'Regenjacke', en: 'Rain jacket', fr: 'Veste de pluie', it: 'Giacca impermeabile' },
    {
      de: 'Kleider, die nach Rauch riechen dürfen',
      en: 'Clothes you don’t mind smelling of smoke',
      fr: 'Des habits qui peuvent sentir la fumée',
      it: 'Vestiti che possono sapere di fumo',
    },
  ],
  own: {
    alt: {
      de: 'Wärme über den Tag: Beim ersten Versuch am Vormittag raucht es, nach dem Mittag flackert es, am Nachmittag brennt es, am Schluss ist die Asche kalt.',
      en: 'Heat through the day: smoke at the first attempt in the morning, a flicker after lunch, a fire in the afternoon, cold ash at the end.',
      fr: 'La chaleur au fil du jour : de la fumée au premier essai, le matin, une lueur après le repas de midi, un feu dans l’après-midi, de la cendre froide à la fin.',
      it: 'Il calore durante il giorno: fumo al primo tentativo del mattino, un bagliore dopo pranzo, il fuoco nel pomeriggio, cenere fredda alla fine.',
    },
    attempts: [
      {
        de: 'Erster Versuch: Rauch',
        en: 'First attempt: smoke',
        fr: 'Premier essai : de la fumée',
        it: 'Primo tentativo: fumo',
      },
      {
        de: 'Zweiter: ein Flackern',
        en: 'Second: a flicker',
        fr: 'Deuxième : une lueur',
        it: 'Secondo: un bagliore',
      },
      { de: 'Dritter: Es brennt', en: 'Third: it burns', fr: 'Troisième : le feu', it: 'Terzo: il fuoco' },
    ],
  },
}) satisfies Record<Language, TeamEventMessages>
