import type { SurvivalMessages } from '#features/services/content/survival-messages.ts'
import type { Language } from '#i18n/languages.ts'
import { texts } from '#i18n/texts.ts'

export default texts({
  meta: {
    title: {
      de: 'Aufbruch: Survival-Kurs, Stufe 1 – Gratweg',
      en: 'Aufbruch (Setting Out): survival course, level 1 – Gratweg',
      fr: 'Aufbruch (Départ) : stage de survie, niveau 1 – Gratweg',
      it: 'Aufbruch (Partenza): sopravvivenza, livello 1 – Gratweg',
    },
    description: {
      de: 'Survival-Kurs für alle, die anfangen wollen: Feuer, Wasser, Karte. 1 Tag am Zugerberg, ab 16 Jahren, {francs:aufbruch} pro Person.',
      en: 'A survival course for anyone who’d like to begin: fire, water, map. 1 day on the Zugerberg, from age 16, {francs:aufbruch} per person.',
      fr: 'Un stage de survie pour débuter : le feu, l’eau, la carte. 1 jour au Zugerberg, dès 16 ans, {francs:aufbruch} par personne.',
      it: 'Un corso di sopravvivenza per chi vuole cominciare: fuoco, acqua, carta. 1 giorno sullo Zugerberg, dai 16 anni, {francs:aufbruch} a persona.',
    },
  },
  lead: {
    de: 'Ein Tag am Zugerberg. Sie machen Feuer ohne Feuerzeug, bereiten Wasser auf und finden sich mit der Karte zurecht. Vorkenntnisse braucht es keine.',
    en: 'One day on the Zugerberg. You light a fire without a lighter, make water safe to drink and find your way with a map. No experience needed.',
    fr: 'Une journée au Zugerberg. Vous faites du feu sans briquet, rendez l’eau potable et vous orientez à l’aide de la carte. Aucune connaissance préalable n’est nécessaire.',
    it: 'Un giorno sullo Zugerberg. Accende il fuoco senza accendino, rende potabile l’acqua e si orienta con la carta. Non serve esperienza.',
  },
  fit: {
    grade: {
      title: {
        de: 'T1 heisst Wandern',
        en: 'T1 means hiking',
        fr: 'T1 veut dire randonnée',
        it: 'T1 vuol dire escursione',
      },
      text: {
        de: 'So steht es auf der Wanderskala des SAC (Schweizer Alpen-Club): gut gebahnte Wege, flach oder leicht geneigt. Bequeme Schuhe mit Profil genügen.',
        en: 'That’s how the hiking scale of the Swiss Alpine Club (SAC) puts it: well-made paths, flat or gently sloping. Comfortable shoes with a good tread are enough.',
        fr: 'C’est ce que dit l’échelle de randonnée du CAS (Club alpin suisse) : des chemins bien tracés, plats ou en pente douce. De bonnes chaussures à semelle profilée suffisent.',
        it: 'Così dice la scala escursionistica del CAS (Club Alpino Svizzero): sentieri ben tracciati, piani o in leggera pendenza. Bastano scarpe comode con suola profilata.',
      },
    },
    enough: {
      title: {
        de: 'Sie sind fit genug,',
        en: 'You’re fit enough',
        fr: 'Votre forme suffit',
        it: 'È abbastanza in forma',
      },
      text: {
        de: 'wenn Sie zwei Stunden am Stück spazieren können. Den Tag über gibt es viele Pausen. Die Gruppe geht im Tempo der langsamsten Person.',
        en: 'if you can walk for two hours at a stretch. There are plenty of breaks during the day, and the group goes at the pace of the slowest person.',
        fr: 'si vous pouvez marcher deux heures d’affilée. La journée compte beaucoup de pauses, et le groupe avance au pas de la personne la plus lente.',
        it: 'se riesce a camminare due ore di fila. Durante il giorno ci sono molte pause, e il gruppo va al passo della persona più lenta.',
      },
    },
    instead: {
      title: {
        de: 'Nehmen Sie Stufe 2,',
        en: 'Take level 2',
        fr: 'Prenez le niveau 2',
        it: 'Scelga il livello 2',
      },
      text: {
        de: 'wenn Sie schon Feuer gemacht haben und eine Nacht draussen bleiben möchten: zwei Tage mit Biwak, {francs:durchhaltevermoegen}.',
        en: 'if you’ve made a fire before and would like to stay out for a night: two days with a bivouac, {francs:durchhaltevermoegen}.',
        fr: 'si vous avez déjà fait du feu et que vous aimeriez passer une nuit dehors : deux jours avec bivouac, {francs:durchhaltevermoegen}.',
        it: 'se ha già acceso un fuoco e vorrebbe restare fuori una notte: due giorni con bivacco, {francs:durchhaltevermoegen}.',
      },
    },
  },
  nights: {
    title: {
      de: 'Ein Tag draussen, am Abend sind Sie daheim',
      en: 'A day outdoors, and you’re home in the evening',
      fr: 'Une journée dehors, le soir vous êtes à la maison',
      it: 'Un giorno all’aperto, la sera è a casa',
    },
    bands: [],
    facts: [
      {
        title: { de: 'Essen', en: 'Food', fr: 'Repas', it: 'Pasti' },
        text: {
          de: 'Am Mittag gibt es Suppe, Brot und Tee, auf Wunsch vegetarisch. Für den Vormittag bringen Sie etwas Kleines mit. Allergien schreiben Sie uns bei der Buchung.',
          en: 'There’s soup, bread and tea at lunchtime, vegetarian if you wish. Bring a snack for the morning. Please tell us about allergies when you book.',
          fr: 'À midi, il y a de la soupe (végétarienne sur demande), du pain et du thé. Pour la matinée, prenez une collation. Indiquez-nous vos allergies en réservant.',
          it: 'A mezzogiorno ci sono minestra, pane e tè; su richiesta il pasto è vegetariano. Per la mattina porti uno spuntino. Ci scriva le Sue allergie al momento della prenotazione.',
        },
      },
    ],
  },
  quote: {
    de: '«Beim ersten Mal raucht es nur. Beim zweiten Mal weiss man, warum.»',
    en: '“The first time, all you get is smoke. The second time, you know why.”',
    fr: '« La première fois, ça fume. La seconde, on sait pourquoi. »',
    it: '«La prima volta fa solo fumo. La seconda si sa perché.»',
  },
  quoteNote: {
    de: 'Der Tag ist um zwei Versuche herum gebaut. Was dazwischen geschieht, ist der Kurs.',
    en: 'The day is built around two attempts. What happens in between is the course.',
    fr: 'La journée tient entre deux essais. Ce qui se passe entre les deux, c’est le stage.',
    it: 'La giornata ruota attorno a due tentativi. Quello che succede in mezzo è il corso.',
  },
  programme: {
    title: {
      de: 'Ein Tag, zwei Versuche',
      en: 'One day, two attempts',
      fr: 'Une journée, deux essais',
      it: 'Un giorno, due tentativi',
    },
    days: [
      {
        name: { de: 'Samstag', en: 'Saturday', fr: 'Samedi', it: 'Sabato' },
        items: [
          {
            time: { de: '09:00', en: '09:00', fr: '09:00', it: '09:00' },
            title: { de: 'Ankommen', en: 'Arrival', fr: 'Arrivée', it: 'Arrivo' },
            text: {
              de: 'Wir schauen in die Rucksäcke und sagen, was der Tag verlangt und was nicht.',
              en: 'We look through the rucksacks and say what the day will ask of you, and what it won’t.',
              fr: 'Nous regardons dans les sacs et disons ce que la journée demande, et ce qu’elle ne demande pas.',
              it: 'Guardiamo negli zaini e diciamo che cosa chiede la giornata, e che cosa no.',
            },
          },
          {
            time: { de: '09:45', en: '09:45', fr: '09:45', it: '09:45' },
            title: {
              de: 'Gelände lesen',
              en: 'Reading the terrain',
              fr: 'Lire le terrain',
              it: 'Leggere il terreno',
            },
            text: {
              de: 'Hang, Wind, Wasser, Karte. Sie zeigen, wo Sie stehen, bevor wir es sagen.',
              en: 'Slope, wind, water, map. You point to where you are before we tell you.',
              fr: 'La pente, le vent, l’eau, la carte. Vous montrez où vous êtes avant que nous le disions.',
              it: 'Pendio, vento, acqua, carta. Lei indica dove si trova prima che lo diciamo noi.',
            },
          },
          {
            time: { de: '10:45', en: '10:45', fr: '10:45', it: '10:45' },
            title: {
              de: 'Feuer, erster Versuch',
              en: 'Fire, first attempt',
              fr: 'Le feu, premier essai',
              it: 'Il fuoco, primo tentativo',
            },
            text: {
              de: 'Jede Person für sich, mit Feuerstahl und dem, was der Wald hergibt.',
              en: 'Each on their own, with a fire steel and whatever the woods have to offer.',
              fr: 'Chaque personne de son côté, avec une pierre à feu et ce que la forêt veut bien donner.',
              it: 'Ognuno per sé, con l’acciarino e quello che offre il bosco.',
            },
          },
          {
            time: { de: '12:15', en: '12:15', fr: '12:15', it: '12:15' },
            title: { de: 'Mittag', en: 'Lunch', fr: 'Repas de midi', it: 'Pranzo' },
            text: {
              de: 'Suppe, Brot, Tee. Wer noch keine Flamme hat, isst trotzdem.',
              en: 'Soup, bread, tea. You eat even if you have no flame yet.',
              fr: 'Soupe, pain, thé. Même sans flamme, on mange.',
              it: 'Minestra, pane, tè. Si mangia anche senza fiamma.',
            },
          },
          {
            time: { de: '13:15', en: '13:15', fr: '13:15', it: '13:15' },
            title: { de: 'Wasser', en: 'Water', fr: 'L’eau', it: 'L’acqua' },
            text: {
              de: 'Suchen, filtern, abkochen. Am Ende trinken Sie, was Sie selber aufbereitet haben.',
              en: 'Finding it, filtering it, boiling it. At the end you drink what you’ve treated yourself.',
              fr: 'Chercher, filtrer, faire bouillir. À la fin, vous buvez l’eau que vous avez traitée vous-même.',
              it: 'Cercarla, filtrarla, bollirla. Alla fine beve l’acqua che ha preparato Lei.',
            },
          },
          {
            time: { de: '14:30', en: '14:30', fr: '14:30', it: '14:30' },
            title: {
              de: 'Feuer, zweiter Versuch',
              en: 'Fire, second attempt',
              fr: 'Le feu, second essai',
              it: 'Il fuoco, secondo tentativo',
            },
            text: {
              de: 'Zusammen, mit verteilten Rollen. Jetzt brennt es, und alle wissen, warum.',
              en: 'Together, with roles shared out. Now it burns, and everyone knows why.',
              fr: 'Ensemble, les rôles répartis. Cette fois, il prend, et tout le monde sait pourquoi.',
              it: 'Insieme, ognuno con il suo ruolo. Ora brucia, e tutti sanno perché.',
            },
          },
          {
            time: { de: '15:30', en: '15:30', fr: '15:30', it: '15:30' },
            title: {
              de: 'Erster Entscheid',
              en: 'A first decision',
              fr: 'Première décision',
              it: 'Una prima decisione',
            },
            text: {
              de: 'Zwei Wege, zu wenig Angaben, zehn Minuten Zeit. Die Gruppe entscheidet und geht los.',
              en: 'Two paths, too few facts, ten minutes. The group decides and sets off.',
              fr: 'Deux chemins, trop peu d’informations, dix minutes. Le groupe décide et se met en route.',
              it: 'Due sentieri, poche indicazioni, dieci minuti. Il gruppo decide e parte.',
            },
          },
          {
            time: { de: '16:15', en: '16:15', fr: '16:15', it: '16:15' },
            title: { de: 'Auswertung', en: 'Review', fr: 'Bilan', it: 'Bilancio' },
            text: {
              de: 'Was hat getragen, was hat gefehlt? Notiert wird von Hand.',
              en: 'What held, and what was missing? You take notes by hand.',
              fr: 'Qu’est-ce qui a tenu, qu’est-ce qui a manqué ? On note à la main.',
              it: 'Che cosa ha retto, che cosa è mancato? Gli appunti si prendono a mano.',
            },
          },
          {
            time: { de: '17:00', en: '17:00', fr: '17:00', it: '17:00' },
            title: { de: 'Schluss', en: 'Finish', fr: 'Fin', it: 'Fine' },
            text: {
              de: 'Zurück am Treffpunkt.',
              en: 'Back at the meeting point.',
              fr: 'Retour au lieu de rendez-vous.',
              it: 'Ritorno al punto di ritrovo.',
            },
          },
        ],
      },
    ],
  },
  lessons: {
    title: {
      de: 'Drei Dinge für den nächsten Projektstart',
      en: 'Three things for the start of your next project',
      fr: 'Trois idées pour votre prochain lancement de projet',
      it: 'Tre cose per il prossimo avvio di progetto',
    },
    items: [
      {
        title: {
          de: 'Klein anfangen',
          en: 'Start small',
          fr: 'Commencer petit',
          it: 'Cominciare in piccolo',
        },
        text: {
          de: 'Ein Funke, ein Halm, ein Zweig. Wer so beginnt, merkt früh, ob es brennt.',
          en: 'A spark, a blade of grass, a twig. Begin like that and you see early on whether it catches.',
          fr: 'Une étincelle, un brin d’herbe, une brindille. En commençant ainsi, on voit très tôt si le feu prend.',
          it: 'Prima l’esca, poi i rametti, poi la legna. Così si vede presto se il fuoco prende.',
        },
      },
      {
        title: {
          de: 'Zuerst den Standort',
          en: 'First, where you are',
          fr: 'D’abord savoir où l’on est',
          it: 'Prima di tutto, dove siamo',
        },
        text: {
          de: 'Umwege beginnen mit der Annahme, man wisse, wo man ist. Sie prüfen es, bevor Sie losgehen.',
          en: 'Detours begin with the belief that you know where you are. You check before you move.',
          fr: 'Les détours commencent quand on croit le savoir. Vous vérifiez avant de partir.',
          it: 'Chi si perde di solito credeva di saperlo. Lei controlla prima di partire.',
        },
      },
      {
        title: {
          de: 'Aus dem Fehlversuch lernen',
          en: 'Use the failed attempt',
          fr: 'Apprendre de l’échec',
          it: 'Imparare dal tentativo fallito',
        },
        text: {
          de: 'Der erste Anlauf misslingt fast immer. Sie machen daraus eine Anweisung statt einer Ausrede.',
          en: 'The first try nearly always fails. You turn it into an instruction rather than an excuse.',
          fr: 'Le premier essai rate presque toujours. Vous en tirez une consigne plutôt qu’une excuse.',
          it: 'Il primo quasi sempre non riesce. Lei ne ricava una regola invece di una scusa.',
        },
      },
    ],
  },
  bring: [
    {
      de: 'Eingelaufene Schuhe mit Profil',
      en: 'Worn-in shoes with a good tread',
      fr: 'Chaussures à semelle profilée, déjà portées',
      it: 'Scarpe già rodate, con suola profilata',
    },
    {
      de: 'Regenjacke und Regenhose',
      en: 'Waterproof jacket and trousers',
      fr: 'Veste et pantalon de pluie',
      it: 'Giacca e pantaloni da pioggia',
    },
    {
      de: 'Eine warme Schicht, auch im Sommer',
      en: 'One warm layer, in summer too',
      fr: 'Une couche chaude, même en été',
      it: 'Uno strato caldo, anche d’estate',
    },
    {
      de: 'Lange Hose, der ein Funke nichts ausmacht',
      en: 'Long trousers that don’t mind a spark',
      fr: 'Pantalon long qui ne craint pas une étincelle',
      it: 'Pantaloni lunghi che non temono una scintilla',
    },
    {
      de: 'Trinkflasche, 1 Liter',
      en: 'Water bottle, 1 litre',
      fr: 'Gourde, 1 litre',
      it: 'Borraccia, 1 litro',
    },
    {
      de: 'Zwischenverpflegung für den Vormittag',
      en: 'A snack for the morning',
      fr: 'De quoi manger pendant la matinée',
      it: 'Uno spuntino per la mattina',
    },
    {
      de: 'Sonnen- und Zeckenschutz, eigene Medikamente',
      en: 'Sun cream, tick repellent, your own medication',
      fr: 'Crème solaire, produit antitiques, vos médicaments',
      it: 'Protezione da sole e zecche, medicamenti personali',
    },
  ],
  provide: [
    {
      de: 'Feuerstahl und Messer für alle',
      en: 'Fire steels and knives for everyone',
      fr: 'Pierres à feu et couteaux pour tout le monde',
      it: 'Acciarini e coltelli per tutti',
    },
    {
      de: 'Karten, Wasserfilter und Kochgeschirr',
      en: 'Maps, water filter and cooking pots',
      fr: 'Cartes, filtre à eau et ustensiles de cuisine',
      it: 'Carte, filtro per l’acqua e pentole',
    },
    {
      de: 'Plane gegen den Regen',
      en: 'A tarp against the rain',
      fr: 'Une bâche contre la pluie',
      it: 'Un telo contro la pioggia',
    },
    {
      de: 'Suppe, Brot und Tee',
      en: 'Soup, bread and tea',
      fr: 'Soupe, pain et thé',
      it: 'Minestra, pane e tè',
    },
    {
      de: 'Apotheke und Notfunkgerät',
      en: 'First-aid kit and emergency radio',
      fr: 'Pharmacie et radio de secours',
      it: 'Kit di pronto soccorso e radio d’emergenza',
    },
  ],
  safety: [
    {
      title: { de: 'Messer und Feuer', en: 'Knives and fire', fr: 'Couteau et feu', it: 'Coltelli e fuoco' },
      text: {
        de: 'Geschnitzt wird im Sitzen und mit Abstand. Neben jedem Feuer steht Wasser, und am Schluss ist die Asche kalt.',
        en: 'We carve sitting down and well apart. There’s water beside every fire, and the ashes are cold before we leave.',
        fr: 'On taille en position assise, à bonne distance des autres. Il y a de l’eau près de chaque feu et, à la fin, les cendres sont froides.',
        it: 'Si intaglia seduti e a distanza. Accanto a ogni fuoco c’è l’acqua, e alla fine la cenere è fredda.',
      },
    },
  ],
  included: [
    {
      de: 'Kursleitung während des ganzen Tages',
      en: 'An instructor throughout the day',
      fr: 'L’encadrement pendant toute la journée',
      it: 'La guida per tutta la giornata',
    },
    {
      de: 'Material und Karten',
      en: 'Equipment and maps',
      fr: 'Le matériel et les cartes',
      it: 'Materiale e carte',
    },
    {
      de: 'Suppe, Brot und Tee',
      en: 'Soup, bread and tea',
      fr: 'Soupe, pain et thé',
      it: 'Minestra, pane e tè',
    },
    {
      de: 'Bewilligung für die Feuerstellen',
      en: 'Permission for the fire sites',
      fr: 'L’autorisation pour les foyers',
      it: 'Il permesso per i fuochi',
    },
  ],
  order: {
    de: 'Aufbruch ist der Anfang. Danach kommt Durchhaltevermögen, wenn Sie eine Nacht draussen bleiben wollen.',
    en: 'Aufbruch (Setting Out) is where it starts. Durchhaltevermögen (Endurance) comes next, if you’d like to stay out for a night.',
    fr: 'Aufbruch (Départ) est le début. Vient ensuite Durchhaltevermögen (Endurance), si vous voulez passer une nuit dehors.',
    it: 'Aufbruch (Partenza) è l’inizio. Poi viene Durchhaltevermögen (Tenacia), se vuole restare fuori una notte.',
  },
}) satisfies Record<Language, SurvivalMessages>
