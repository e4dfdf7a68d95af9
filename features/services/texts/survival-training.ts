import { texts } from '#i18n/texts.ts'

export default texts({
  meta: {
    title: {
      de: 'Survival-Kurse rund um den Zugersee – Gratweg',
      en: 'Survival courses around Lake Zug – Gratweg',
      fr: 'Stages de survie autour du lac de Zoug – Gratweg',
      it: 'Corsi di sopravvivenza attorno al lago di Zugo – Gratweg',
    },
    description: {
      de: 'Survival-Kurse rund um den Zugersee, 1 bis 2½ Tage, vom ersten Feuer bis zur eigenen Route, {francs:survival-from} bis {francs:survival-to} pro Person.',
      en: 'Survival courses around Lake Zug, 1 to 2½ days, for beginners and for those with experience, {francs:survival-from} to {francs:survival-to} per person.',
      fr: 'Stages de survie autour du lac de Zoug, de 1 à 2½ jours, du premier feu à votre itinéraire, de {francs:survival-from} à {francs:survival-to} par personne.',
      it: 'Corsi di sopravvivenza attorno al lago di Zugo, da 1 a 2½ giorni, dal primo fuoco al proprio itinerario, da {francs:survival-from} a {francs:survival-to} a persona.',
    },
  },
  title: {
    de: 'Survival-Kurse rund um den Zugersee',
    en: 'Survival courses around Lake Zug',
    fr: 'Stages de survie autour du lac de Zoug',
    it: 'Corsi di sopravvivenza attorno al lago di Zugo',
  },
  motto: {
    de: 'Stufe um Stufe. Eine Richtung.',
    en: 'Level by level. One direction.',
    fr: 'Niveau après niveau. Une direction.',
    it: 'Livello dopo livello. Una direzione.',
  },
  lead: {
    de: 'Kurse von 1 bis 2½ Tagen, vom ersten Feuer bis zur eigenen Route, {francs:survival-from} bis {francs:survival-to} pro Person. Sie können allein kommen. Kurssprache ist Deutsch.',
    en: 'Courses of 1 to 2½ days, from your first fire to your own route, {francs:survival-from} to {francs:survival-to} per person. You can come on your own. Courses are held in German.',
    fr: 'Des stages de 1 à 2½ jours, du premier feu à votre propre itinéraire, de {francs:survival-from} à {francs:survival-to} par personne. Vous pouvez venir sans connaître personne. Les stages ont lieu en allemand.',
    it: 'Corsi da 1 a 2½ giorni, dal primo fuoco al Suo itinerario, da {francs:survival-from} a {francs:survival-to} a persona. Può partecipare anche senza conoscere nessuno. I corsi si tengono in tedesco.',
  },
  sign: {
    label: { de: 'Termine ansehen', en: 'See the dates', fr: 'Voir les dates', it: 'Vedere le date' },
    condition: { de: 'pro Person', en: 'per person', fr: 'par personne', it: 'a persona' },
    note: {
      de: 'ab {francs:survival-from}',
      en: 'from {francs:survival-from}',
      fr: 'dès {francs:survival-from}',
      it: 'da {francs:survival-from}',
    },
  },
  levels: {
    aufbruch: {
      text: {
        de: 'Sie machen Feuer ohne Feuerzeug, bereiten Wasser auf und finden sich mit der Karte zurecht. Vorkenntnisse braucht es keine.',
        en: 'Light a fire without a lighter, make water safe to drink and find your way with a map. No experience needed.',
        fr: 'Vous faites du feu sans briquet, rendez l’eau potable et vous orientez à l’aide de la carte. Aucune connaissance préalable n’est nécessaire.',
        it: 'Accende il fuoco senza accendino, rende potabile l’acqua e si orienta con la carta. Non serve esperienza.',
      },
      link: {
        de: 'Stufe 1 im Detail',
        en: 'Level 1 in detail',
        fr: 'Le niveau 1 en détail',
        it: 'Il livello 1 nel dettaglio',
      },
    },
    durchhaltevermoegen: {
      text: {
        de: 'Eine Nacht im Biwak: Sie bauen ein Lager, bleiben warm, teilen Ihre Kräfte ein und entscheiden gut, auch wenn Sie müde sind.',
        en: 'A night in a bivouac: you build a camp, stay warm, pace yourself and decide well even when you’re tired.',
        fr: 'Une nuit au bivouac : vous montez un camp, restez au chaud, ménagez vos forces et décidez bien malgré la fatigue.',
        it: 'Una notte in bivacco: allestisce un campo, resta al caldo, dosa le forze e decide bene anche quando arriva la stanchezza.',
      },
      link: {
        de: 'Stufe 2 im Detail',
        en: 'Level 2 in detail',
        fr: 'Le niveau 2 en détail',
        it: 'Il livello 2 nel dettaglio',
      },
    },
    'klarer-kompass': {
      text: {
        de: 'Sie planen die Route, führen die Gruppe mit Karte und Marschzahl und schlafen zwei Nächte im eigenen Lager. Die Kursleitung geht mit.',
        en: 'You plan the route, lead the group with map and bearing and spend two nights in a camp you build yourselves. The instructor comes along.',
        fr: 'Vous préparez l’itinéraire, menez le groupe avec la carte et l’azimut et passez deux nuits dans le camp que vous montez. Votre guide vous accompagne.',
        it: 'Prepara l’itinerario, conduce il gruppo con carta e azimut e passa due notti nel campo montato da voi. La nostra guida La accompagna.',
      },
      link: {
        de: 'Stufe 3 im Detail',
        en: 'Level 3 in detail',
        fr: 'Le niveau 3 en détail',
        it: 'Il livello 3 nel dettaglio',
      },
    },
  },
  transfer: {
    name: {
      de: 'Draussen und drinnen',
      en: 'Outdoors and indoors',
      fr: 'Dehors et au bureau',
      it: 'All’aperto e in ufficio',
    },
    title: {
      de: 'Was Sie draussen tun, und was davon im Büro ankommt.',
      en: 'What you do out there, and how much of it makes it back to the office.',
      fr: 'Ce que vous faites dehors, et ce qu’il en reste au bureau.',
      it: 'Che cosa si fa fuori, e che cosa ne resta in ufficio.',
    },
    outside: { de: 'Draussen', en: 'Outdoors', fr: 'Dehors', it: 'All’aperto' },
    inside: { de: 'Drinnen', en: 'Indoors', fr: 'Au bureau', it: 'In ufficio' },
    pairs: [
      {
        outside: {
          de: 'Ein Feuer bei Regen',
          en: 'A fire in the rain',
          fr: 'Un feu sous la pluie',
          it: 'Un fuoco sotto la pioggia',
        },
        inside: {
          de: 'Prioritäten: erst Zunder, dann Holz, dann Flamme',
          en: 'Priorities: tinder first, then wood, then the flame',
          fr: 'Les priorités : l’amadou, puis le bois, puis la flamme',
          it: 'Priorità: prima l’esca, poi la legna, poi la fiamma',
        },
      },
      {
        outside: {
          de: 'Die Nacht im Biwak',
          en: 'The night in a bivouac',
          fr: 'La nuit au bivouac',
          it: 'La notte in bivacco',
        },
        inside: {
          de: 'Kräfte einteilen, bevor sie fehlen',
          en: 'Pacing yourself before your strength runs out',
          fr: 'Ménager ses forces avant qu’elles ne manquent',
          it: 'Dosare le forze prima che manchino',
        },
      },
      {
        outside: {
          de: 'Gehen nach Marschzahl',
          en: 'Walking on a bearing',
          fr: 'Marcher à l’azimut',
          it: 'Seguire l’azimut',
        },
        inside: {
          de: 'Richtung halten, wenn das Ziel nicht zu sehen ist',
          en: 'Holding course when the goal is out of sight',
          fr: 'Garder le cap quand le but est invisible',
          it: 'Tenere la direzione quando la meta non si vede',
        },
      },
      {
        outside: {
          de: 'Der Entscheid umzukehren',
          en: 'The decision to turn back',
          fr: 'La décision de faire demi-tour',
          it: 'La decisione di tornare indietro',
        },
        inside: {
          de: 'Ein Projekt stoppen, solange es noch Mut braucht',
          en: 'Stopping a project while that still takes courage',
          fr: 'Arrêter un projet tant que cela demande encore du courage',
          it: 'Fermare un progetto quando ci vuole ancora coraggio',
        },
      },
    ],
  },
  comparison: {
    name: { de: 'Vergleich', en: 'Comparison', fr: 'Comparaison', it: 'Confronto' },
    title: {
      de: 'Die Stufen im Vergleich',
      en: 'The levels side by side',
      fr: 'Les niveaux côte à côte',
      it: 'I livelli a confronto',
    },
    grades: {
      de: 'T1, T2 und T3 sind Grade der Wanderskala des Schweizer Alpen-Clubs (SAC): T1 Wandern auf guten Wegen, T2 Bergwandern mit steilen Stellen, T3 anspruchsvolles Bergwandern, stellenweise ohne Weg. Die Farben Gelb, Rot und Blau stehen bei uns für Stufe 1, 2 und 3.',
      en: 'T1, T2 and T3 are grades on the hiking scale of the Swiss Alpine Club (SAC): T1 is hiking on good paths, T2 mountain hiking with steep stretches, T3 demanding mountain hiking, in places without a path. Yellow, red and blue are our colours for levels 1, 2 and 3.',
      fr: 'T1, T2 et T3 sont des degrés de l’échelle de randonnée du Club alpin suisse (CAS)\u202f: T1 randonnée sur de bons chemins, T2 randonnée en montagne avec des passages raides, T3 randonnée en montagne exigeante, par endroits sans chemin. Chez nous, le jaune, le rouge et le bleu désignent les niveaux 1, 2 et 3.',
      it: 'T1, T2 e T3 sono gradi della scala escursionistica del Club Alpino Svizzero (CAS): T1 escursioni su buoni sentieri, T2 escursioni in montagna con tratti ripidi, T3 escursioni impegnative in montagna, in parte fuori dai sentieri. Giallo, rosso e blu sono i nostri colori per i livelli 1, 2 e 3.',
    },
  },
  gift: {
    name: { de: 'Gutscheine', en: 'Vouchers', fr: 'Bons cadeaux', it: 'Buoni regalo' },
  },
})
