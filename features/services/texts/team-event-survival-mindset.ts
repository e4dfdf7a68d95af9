import type { TeamEventMessages } from '#features/services/content/team-event-messages.ts'
import type { Language } from '#i18n/languages.ts'
import { texts } from '#i18n/texts.ts'

export default texts({
  meta: {
    title: {
      de: 'Survival Mindset: unter Druck entscheiden – Gratweg',
      en: 'Survival Mindset: deciding under pressure – Gratweg',
      fr: 'Survival Mindset : décider sous pression – Gratweg',
      it: 'Survival Mindset: decidere sotto pressione – Gratweg',
    },
    description: {
      de: 'Ein Tag, drei Notfallszenarien: Ihr Team übt, unter Druck ruhig zu entscheiden, und wertet es aus. {francs:survival-mindset} bis 12 Personen.',
      en: 'One day, three emergency scenarios: your team practises deciding calmly under pressure. {francs:survival-mindset} for up to 12 people.',
      fr: 'Un jour, trois scénarios d’urgence : votre équipe s’exerce à décider calmement sous pression. {francs:survival-mindset} jusqu’à 12 personnes.',
      it: 'Un giorno, tre scenari d’emergenza: il Suo team si esercita a decidere con calma sotto pressione. {francs:survival-mindset} fino a 12 persone.',
    },
  },
  title: { de: 'Survival Mindset', en: 'Survival Mindset', fr: 'Survival Mindset', it: 'Survival Mindset' },
  forWhom: {
    de: 'Für Führungsteams und für Teams, die unter Druck entscheiden.',
    en: 'For leadership teams and teams that decide under pressure.',
    fr: 'Pour les équipes de direction et celles qui décident sous pression.',
    it: 'Per team di direzione e per team che decidono sotto pressione.',
  },
  lead: {
    de: 'Ein Tag, drei Notfallszenarien: Ihr Team übt, ruhig zu entscheiden, und bespricht danach, wie der Entscheid zustande kam.',
    en: 'One day, three emergency scenarios: your team practises deciding calmly, and then talks about how the decision came about.',
    fr: 'Un jour, trois scénarios d’urgence : votre équipe s’exerce à décider calmement, puis regarde comment la décision s’est prise.',
    it: 'Un giorno, tre scenari d’emergenza: il Suo team si esercita a decidere con calma e poi guarda come è nata la decisione.',
  },
  drawingAlt: {
    de: 'Ein Sturmwirbel aus feinen Linien, in der ruhigen Mitte eine gelbe Raute',
    en: 'A whirling storm of fine lines, a yellow rhombus in its calm centre',
    fr: 'Un tourbillon de lignes fines et, au centre, dans le calme, un losange jaune',
    it: 'Un vortice di linee sottili, nel centro calmo un rombo giallo',
  },
  place: { de: 'Walchwilerberg', en: 'Walchwilerberg', fr: 'Walchwilerberg', it: 'Walchwilerberg' },
  season: { de: 'ganzjährig', en: 'all year', fr: 'toute l’année', it: 'tutto l’anno' },
  focus: {
    de: 'Entscheiden unter Druck, Rollenwechsel, Auswertung',
    en: 'Deciding under pressure, changing roles, review',
    fr: 'Décider sous pression, changer de rôle, faire le bilan',
    it: 'Decidere sotto pressione, cambio di ruoli, bilancio',
  },
  take: {
    title: {
      de: 'Danach hat das Team ein Muster, das auch unter Druck hält',
      en: 'Afterwards the team has a pattern that holds under pressure',
      fr: 'Après, l’équipe a une méthode qui tient sous pression',
      it: 'Dopo, il team ha uno schema che regge anche sotto pressione',
    },
  },
  features: [
    {
      title: { de: 'Ein Muster', en: 'A pattern', fr: 'Une méthode', it: 'Uno schema' },
      text: {
        de: 'Anhalten, schauen, denken, handeln: vier Wörter, die einem auch unter Druck noch einfallen.',
        en: 'Stop, look, think, act: four words you can recall even under pressure.',
        fr: 'S’arrêter, regarder, réfléchir, agir : quatre mots qui viennent à l’esprit même sous pression.',
        it: 'Fermarsi, guardare, pensare, agire: quattro parole che vengono in mente anche sotto pressione.',
      },
    },
    {
      title: { de: 'Andere Rollen', en: 'Other roles', fr: 'D’autres rôles', it: 'Altri ruoli' },
      text: {
        de: 'Wer sonst führt, hört zu. Wer sonst zuhört, entscheidet. Beides verändert den Blick auf die Arbeit der anderen.',
        en: 'If you usually lead, you listen. If you usually listen, you decide. Both change how you see the others’ work.',
        fr: 'Les personnes qui dirigent d’habitude écoutent, celles qui écoutent décident. On voit alors autrement le travail des autres.',
        it: 'Chi di solito guida ascolta, chi di solito ascolta decide. Così si vede con altri occhi il lavoro degli altri.',
      },
    },
    {
      title: { de: 'Auswerten', en: 'Reviewing', fr: 'Faire le bilan', it: 'Fare il bilancio' },
      text: {
        de: 'Wir trennen den Entscheid von seinem Ausgang. Auch ein guter Entscheid kann schlecht ausgehen.',
        en: 'We separate the decision from its outcome. Even a good decision can end badly.',
        fr: 'Nous séparons la décision de son issue. Même une bonne décision peut mal finir.',
        it: 'Separiamo la decisione dal suo esito. Anche una buona decisione può finire male.',
      },
    },
  ],
  expect: [
    {
      title: { de: 'Vier Wörter', en: 'Four words', fr: 'Quatre mots', it: 'Quattro parole' },
      text: {
        de: 'Sie üben das Muster an einem einfachen Fall, bis es sitzt.',
        en: 'You practise the pattern on a simple case until it sticks.',
        fr: 'Vous répétez la méthode sur un cas simple jusqu’à ce qu’elle soit acquise.',
        it: 'Provate lo schema su un caso semplice finché non resta in mente.',
      },
    },
    {
      title: { de: 'Drei Szenarien', en: 'Three scenarios', fr: 'Trois scénarios', it: 'Tre scenari' },
      text: {
        de: 'Von einfach bis unübersichtlich, mit Angaben, die spät kommen.',
        en: 'From simple to confusing, with information that comes late.',
        fr: 'Du plus simple au plus confus, avec des informations qui arrivent tard.',
        it: 'Dal più semplice al più confuso, con informazioni che arrivano tardi.',
      },
    },
    {
      title: { de: 'Eine andere Rolle', en: 'Another role', fr: 'Un autre rôle', it: 'Un altro ruolo' },
      text: {
        de: 'Sie übernehmen eine Rolle, die sonst jemand anders hat.',
        en: 'You take on a role that’s usually somebody else’s.',
        fr: 'Vous prenez un rôle qui revient d’habitude à quelqu’un d’autre.',
        it: 'Assumete un ruolo che di solito è di qualcun altro.',
      },
    },
    {
      title: {
        de: 'Ruhige Auswertung',
        en: 'A calm review',
        fr: 'Un bilan au calme',
        it: 'Un bilancio con calma',
      },
      text: {
        de: 'Konkret und ohne Noten: ein Verhalten, das bleibt, und eines, das Sie ändern.',
        en: 'Concrete, and with no marks given: one habit that stays and one that you change.',
        fr: 'Concret et sans note ni jugement : un comportement à garder, un autre à changer.',
        it: 'Concreto e senza voti: un comportamento da tenere e uno da cambiare.',
      },
    },
  ],
  quote: {
    de: '«In der Mitte des Sturms ist es ruhig. Man muss nur nicht mitdrehen.»',
    en: '“The eye of the storm is quiet. You only have to stop spinning with it.”',
    fr: '« Au centre de la tempête, tout est calme. Il suffit de ne pas tourner avec elle. »',
    it: '«Al centro della tempesta c’è calma. Basta non girare con lei.»',
  },
  schedule: {
    title: {
      de: 'Drei Szenarien, jedes mit mehr Wegen als das vorige',
      en: 'Three scenarios, each with more options',
      fr: 'Trois scénarios, chacun avec plus de chemins que le précédent',
      it: 'Tre scenari, ognuno con più vie del precedente',
    },
    end: { de: '17:00', en: '17:00', fr: '17:00', it: '17:00' },
    rows: [
      {
        time: { de: '09:00', en: '09:00', fr: '09:00', it: '09:00' },
        title: { de: 'Das Muster', en: 'The pattern', fr: 'La méthode', it: 'Lo schema' },
        text: {
          de: 'Vier Wörter, geübt an einem einfachen Fall.',
          en: 'Four words, practised on a simple case.',
          fr: 'Quatre mots, répétés sur un cas simple.',
          it: 'Quattro parole, provate su un caso semplice.',
        },
      },
      {
        time: { de: '10:00', en: '10:00', fr: '10:00', it: '10:00' },
        title: { de: 'Erstes Szenario', en: 'First scenario', fr: 'Premier scénario', it: 'Primo scenario' },
        text: {
          de: 'Eine vermisste Person, eine gute Karte, genug Zeit.',
          en: 'A missing person, a good map, enough time.',
          fr: 'Une personne disparue, une bonne carte, assez de temps.',
          it: 'Una persona dispersa, una buona carta, tempo a sufficienza.',
        },
      },
      {
        time: { de: '11:15', en: '11:15', fr: '11:15', it: '11:15' },
        title: { de: 'Auswertung', en: 'Review', fr: 'Bilan', it: 'Bilancio' },
        text: {
          de: 'Wer wusste was, und seit wann?',
          en: 'Who knew what, and when?',
          fr: 'Qui savait quoi, et depuis quand ?',
          it: 'Chi sapeva che cosa, e da quando?',
        },
      },
      {
        time: { de: '12:15', en: '12:15', fr: '12:15', it: '12:15' },
        title: { de: 'Mittag', en: 'Lunch', fr: 'Repas de midi', it: 'Pranzo' },
        text: {
          de: 'Suppe am Feuer. Das Szenario ruht so lange.',
          en: 'Soup by the fire. The scenario can wait.',
          fr: 'La soupe près du feu. Le scénario attend.',
          it: 'Minestra accanto al fuoco. Lo scenario aspetta.',
        },
      },
      {
        time: { de: '13:15', en: '13:15', fr: '13:15', it: '13:15' },
        title: {
          de: 'Zweites Szenario',
          en: 'Second scenario',
          fr: 'Deuxième scénario',
          it: 'Secondo scenario',
        },
        text: {
          de: 'Zwei Hinweise widersprechen sich. Die Rollen wechseln.',
          en: 'Two clues contradict each other. Roles change.',
          fr: 'Deux indices se contredisent. Les rôles changent.',
          it: 'Due indizi si contraddicono. I ruoli cambiano.',
        },
      },
      {
        time: { de: '14:30', en: '14:30', fr: '14:30', it: '14:30' },
        title: {
          de: 'Drittes Szenario',
          en: 'Third scenario',
          fr: 'Troisième scénario',
          it: 'Terzo scenario',
        },
        text: {
          de: 'Ein Hinweis kommt zu spät, ein anderer ist falsch.',
          en: 'One clue comes too late, another is wrong.',
          fr: 'Un indice arrive trop tard, un autre est faux.',
          it: 'Un indizio arriva tardi, un altro è falso.',
        },
      },
      {
        time: { de: '15:45', en: '15:45', fr: '15:45', it: '15:45' },
        title: { de: 'Abmachungen', en: 'Agreements', fr: 'Accords', it: 'Accordi' },
        text: {
          de: 'Jede Person schreibt einen Satz auf, das Team drei.',
          en: 'Each person writes down one sentence, the team three.',
          fr: 'Chaque personne note une phrase, l’équipe trois.',
          it: 'Ogni persona scrive una frase, il team tre.',
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
      de: 'Karten mit dem Muster für alle',
      en: 'Cards with the pattern for everyone',
      fr: 'Un aide-mémoire de la méthode pour tout le monde',
      it: 'Schede con lo schema per tutti',
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
    de: 'Das Material für alle drei Szenarien ist inbegriffen.',
    en: 'The material for all three scenarios is included.',
    fr: 'Le matériel des trois scénarios est compris.',
    it: 'Il materiale per i tre scenari è compreso.',
  },
  meeting: {
    de: 'In der Regel der Bahnhof Walchwil. Wie es von dort auf den Walchwilerberg geht, steht in der Bestätigung.',
    en: 'Usually Walchwil station. Our confirmation says how we get up to the Walchwilerberg from there.',
    fr: 'En général à la gare de Walchwil. La confirmation indique comment nous montons de là au Walchwilerberg.',
    it: 'Di regola la stazione di Walchwil. La conferma indica come si sale da lì al Walchwilerberg.',
  },
  food: {
    de: 'Suppe, Brot und Tee vom Feuer.',
    en: 'Soup, bread and tea from the fire.',
    fr: 'Soupe, pain et thé, préparés sur le feu.',
    it: 'Minestra, pane e tè preparati sul fuoco.',
  },
  safety: {
    de: 'Der Druck kommt aus der Aufgabe, nicht aus Gefahr. Jede Person kann ein Szenario jederzeit verlassen. Die Leitung hat Apotheke und Telefon dabei.',
    en: 'The pressure comes from the task, not from danger. Anyone can leave a scenario at any time. The guide carries a first-aid kit and a phone.',
    fr: 'La pression vient de la tâche, pas du danger. On peut quitter un scénario à tout moment. Votre guide a une pharmacie et un téléphone.',
    it: 'La pressione viene dal compito, non dal pericolo. Chiunque può lasciare uno scenario in ogni momento. La guida ha con sé kit di pronto soccorso e telefono.',
  },
  bring: [
    { de: 'Feste Schuhe', en: 'Sturdy shoes', fr: 'Chaussures solides', it: 'Scarpe robuste' },
    { de: 'Regenjacke', en: 'Rain jacket', fr: 'Veste de pluie', it: 'Giacca impermeabile' },
    { de: 'Eine warme Schicht', en: 'A warm layer', fr: 'Une couche chaude', it: 'Uno strato caldo' },
    {
      de: 'Etwas zum Schreiben',
      en: 'Something to write with',
      fr: 'De quoi écrire',
      it: 'Qualcosa per scrivere',
    },
  ],
  own: {
    /** {time}: start of the scenario */
    clock: { de: 'Beginn {time}', en: 'Starts at {time}', fr: 'Début à {time}', it: 'Inizio alle {time}' },
    scenarios: [
      {
        title: {
          de: 'Eine vermisste Person',
          en: 'A missing person',
          fr: 'Une personne disparue',
          it: 'Una persona dispersa',
        },
        given: {
          de: 'Eine gute Karte, genug Zeit.',
          en: 'A good map, enough time.',
          fr: 'Une bonne carte, assez de temps.',
          it: 'Una buona carta, tempo a sufficienza.',
        },
        question: {
          de: 'Was zuerst?',
          en: 'What comes first?',
          fr: 'Par quoi commencer ?',
          it: 'Prima che cosa?',
        },
        ways: [
          { de: 'Selber suchen', en: 'Search ourselves', fr: 'Chercher soi-même', it: 'Cercare da soli' },
          { de: 'Hilfe rufen', en: 'Call for help', fr: 'Appeler à l’aide', it: 'Chiamare aiuto' },
        ],
      },
      {
        title: {
          de: 'Zwei Hinweise widersprechen sich',
          en: 'Two clues contradict each other',
          fr: 'Deux indices se contredisent',
          it: 'Due indizi si contraddicono',
        },
        given: {
          de: 'Weniger Zeit, andere Rollen.',
          en: 'Less time, other roles.',
          fr: 'Moins de temps, d’autres rôles.',
          it: 'Meno tempo, altri ruoli.',
        },
        question: {
          de: 'Wem folgen wir?',
          en: 'Which do we follow?',
          fr: 'Lequel suivre ?',
          it: 'Quale seguire?',
        },
        ways: [
          { de: 'Dem ersten', en: 'The first', fr: 'Le premier', it: 'Il primo' },
          { de: 'Dem zweiten', en: 'The second', fr: 'Le second', it: 'Il secondo' },
          { de: 'Beides prüfen', en: 'Check both', fr: 'Vérifier les deux', it: 'Verificare entrambi' },
        ],
      },
      {
        title: {
          de: 'Ein Hinweis ist falsch, einer kommt zu spät',
          en: 'One clue is wrong, one comes too late',
          fr: 'Un indice est faux, un autre arrive trop tard',
          it: 'Un indizio è falso, uno arriva troppo tardi',
        },
        given: {
          de: 'Der Entscheid ist schon gefallen.',
          en: 'The decision has already been made.',
          fr: 'La décision est déjà prise.',
          it: 'La decisione è già presa.',
        },
        question: { de: 'Und jetzt?', en: 'What now?', fr: 'Et maintenant ?', it: 'E adesso?' },
        ways: [
          { de: 'Dabei bleiben', en: 'Stick to it', fr: 'S’y tenir', it: 'Confer\u00admarla' },
          {
            de: 'Neu ent\u00adscheiden',
            en: 'Decide again',
            fr: 'Décider à nouveau',
            it: 'Decidere di nuovo',
          },
          { de: 'Aufteilen', en: 'Split up', fr: 'Se partager', it: 'Dividersi' },
          { de: 'Umkehren', en: 'Turn back', fr: 'Faire demi-tour', it: 'Tornare indietro' },
        ],
      },
    ],
    review: {
      de: 'Danach, bei jedem Weg: Wer wusste was, seit wann, und wie kam der Entscheid zustande?',
      en: 'Afterwards, whichever way you went: who knew what, and when, and how did the decision come about?',
      fr: 'Ensuite, quel que soit le chemin : qui savait quoi, depuis quand, et comment la décision s’est-elle prise ?',
      it: 'Poi, qualunque sia la via: chi sapeva che cosa, da quando, e come è nata la decisione?',
    },
  },
}) satisfies Record<Language, TeamEventMessages>
