import { texts } from '#i18n/texts.ts'

export default texts({
  meta: {
    title: {
      de: 'Welche Stufe passt zu mir? – Gratweg',
      en: 'Which level suits me? – Gratweg',
      fr: 'Quel niveau me convient ? – Gratweg',
      it: 'Quale livello fa per me? – Gratweg',
    },
    description: {
      de: 'Drei Fragen zu Erfahrung, Strecke und Schlaf: welcher Survival-Kurs zu Ihnen passt, mit Preis und nächstem Termin. Nichts wird gespeichert.',
      en: 'Three questions about experience, distance and sleep: which survival course suits you, with price and next date. Nothing is stored.',
      fr: 'Trois questions sur l’expérience, la distance et le sommeil : votre stage de survie, son prix et sa prochaine date. Rien n’est enregistré.',
      it: 'Tre domande su esperienza, distanza e sonno: quale corso fa per Lei, con prezzo e prossima data. Non viene salvato nulla.',
    },
  },
  title: {
    de: 'Welche Stufe passt zu mir?',
    en: 'Which level suits me?',
    fr: 'Quel niveau me convient ?',
    it: 'Quale livello fa per me?',
  },
  lead: {
    de: 'Drei Fragen, eine Empfehlung. Die vorsichtigste Antwort zählt. Nichts wird gespeichert: Ihre Antworten stehen nur in der Adresse dieser Seite.',
    en: 'Three questions, one recommendation. The most cautious answer counts. Nothing is stored: your answers are only in the address of this page.',
    fr: 'Trois questions, une recommandation. C’est la réponse la plus prudente qui compte. Rien n’est enregistré : vos réponses ne figurent que dans l’adresse de cette page.',
    it: 'Tre domande, un consiglio. Conta la risposta più prudente. Non viene salvato nulla: le Sue risposte stanno solo nell’indirizzo di questa pagina.',
  },
  /** Three answers each, the most cautious first. */
  questions: {
    experience: {
      question: {
        de: 'Wie viel Erfahrung haben Sie draussen?',
        en: 'How much experience do you have outdoors?',
        fr: 'Quelle est votre expérience du plein air ?',
        it: 'Quanta esperienza ha all’aperto?',
      },
      answers: [
        {
          name: { de: 'Noch keine', en: 'None yet', fr: 'Encore aucune', it: 'Ancora nessuna' },
          text: {
            de: 'Spaziergänge und Wanderungen',
            en: 'walks and hikes',
            fr: 'des promenades et des randonnées',
            it: 'passeggiate ed escursioni',
          },
        },
        {
          name: { de: 'Etwas', en: 'Some', fr: 'Un peu', it: 'Un po’' },
          text: {
            de: 'Stufe 1 gemacht oder schon draussen geschlafen',
            en: 'I’ve done level 1 or slept outdoors',
            fr: 'j’ai suivi le niveau 1 ou déjà dormi dehors',
            it: 'ho seguito il livello 1 o ho già dormito all’aperto',
          },
        },
        {
          name: { de: 'Viel', en: 'A lot', fr: 'Beaucoup', it: 'Molta' },
          text: {
            de: 'Stufe 2 gemacht oder mehrere Touren mit Übernachtung',
            en: 'I’ve done level 2 or several overnight tours',
            fr: 'j’ai suivi le niveau 2 ou fait plusieurs randonnées avec nuit dehors',
            it: 'ho seguito il livello 2 o fatto più gite con pernottamento',
          },
        },
      ],
    },
    walk: {
      question: {
        de: 'Wie weit gehen Sie gern an einem Tag?',
        en: 'How far do you like to walk in a day?',
        fr: 'Quelle distance aimez-vous parcourir en un jour ?',
        it: 'Quanto cammina volentieri in un giorno?',
      },
      answers: [
        {
          name: { de: 'Bis 6 km', en: 'Up to 6 km', fr: 'Jusqu’à 6 km', it: 'Fino a 6 km' },
          text: {
            de: '200 m Aufstieg auf Wanderwegen (T1)',
            en: '200 m of ascent on hiking trails (T1)',
            fr: '200 m de montée sur des chemins de randonnée (T1)',
            it: '200 m di salita su sentieri escursionistici (T1)',
          },
        },
        {
          name: { de: '6 bis 10 km', en: '6 to 10 km', fr: 'De 6 à 10 km', it: 'Da 6 a 10 km' },
          text: {
            de: 'bis 800 m Aufstieg auf Bergwanderwegen (T2)',
            en: 'up to 800 m of ascent on mountain trails (T2)',
            fr: 'jusqu’à 800 m de montée sur des sentiers de montagne (T2)',
            it: 'fino a 800 m di salita su sentieri di montagna (T2)',
          },
        },
        {
          name: { de: '10 km und mehr', en: '10 km or more', fr: '10 km et plus', it: '10 km e più' },
          text: {
            de: 'Bergwege und weglose Stücke (T3)',
            en: 'mountain paths and pathless stretches (T3)',
            fr: 'sentiers de montagne et passages hors chemin (T3)',
            it: 'sentieri di montagna e tratti senza sentiero (T3)',
          },
        },
      ],
    },
    night: {
      question: {
        de: 'Wie möchten Sie schlafen?',
        en: 'How would you like to sleep?',
        fr: 'Comment souhaitez-vous dormir ?',
        it: 'Come vorrebbe dormire?',
      },
      answers: [
        {
          name: { de: 'Im eigenen Bett', en: 'In my own bed', fr: 'Dans mon lit', it: 'Nel mio letto' },
          text: {
            de: 'Ein Tag genügt mir',
            en: 'one day is enough for me',
            fr: 'un jour me suffit',
            it: 'un giorno mi basta',
          },
        },
        {
          name: {
            de: 'Eine Nacht im Biwak',
            en: 'One night in a bivouac',
            fr: 'Une nuit au bivouac',
            it: 'Una notte in bivacco',
          },
          text: {
            de: 'unter der Plane, mit einer Stunde Wache',
            en: 'under a tarp, with an hour on watch',
            fr: 'sous la bâche, avec une heure de veille',
            it: 'sotto il telo, con un’ora di guardia',
          },
        },
        {
          name: {
            de: 'Zwei Nächte draussen',
            en: 'Two nights outdoors',
            fr: 'Deux nuits dehors',
            it: 'Due notti all’aperto',
          },
          text: {
            de: 'im Lager, das die Gruppe selber baut',
            en: 'in a camp that the group builds itself',
            fr: 'dans le camp que le groupe monte lui-même',
            it: 'nel campo che il gruppo monta da sé',
          },
        },
      ],
    },
  },
  wait: {
    title: {
      de: 'Die Empfehlung erscheint hier,',
      en: 'Your recommendation appears here',
      fr: 'La recommandation apparaît ici',
      it: 'Il consiglio appare qui',
    },
    text: {
      de: 'sobald alle drei Fragen beantwortet sind.',
      en: 'as soon as you’ve answered all three questions.',
      fr: 'dès que vous avez répondu aux trois questions.',
      it: 'appena ha risposto alle tre domande.',
    },
  },
  show: {
    de: 'Empfehlung anzeigen',
    en: 'Show my level',
    fr: 'Voir mon niveau',
    it: 'Vedere il mio livello',
  },
  yours: { de: 'Ihre Stufe', en: 'Your level', fr: 'Votre niveau', it: 'Il Suo livello' },
  /** By level. */
  why: [
    {
      de: 'Mindestens eine Ihrer Antworten spricht für Stufe 1: Sie lernen das Wichtigste an einem Tag und sind am Abend daheim.',
      en: 'At least one of your answers points to level 1: you learn the essentials in a day and you’re home in the evening.',
      fr: 'Au moins une de vos réponses indique le niveau 1 : vous apprenez l’essentiel en un jour et rentrez le soir.',
      it: 'Almeno una delle Sue risposte indica il livello 1: impara l’essenziale in un giorno e la sera è a casa.',
    },
    {
      de: 'Ihre Antworten reichen für eine Nacht draussen, und mindestens eine spricht dafür, bei Stufe 2 zu beginnen.',
      en: 'You’re ready for a night outdoors, and at least one of your answers says: start with level 2.',
      fr: 'Vos réponses suffisent pour une nuit dehors, et au moins une invite à commencer par le niveau 2.',
      it: 'Le Sue risposte bastano per una notte all’aperto, e almeno una indica di cominciare dal livello 2.',
    },
    {
      de: 'Alle drei Antworten sprechen für Stufe 3: Sie planen die Route und führen die Gruppe.',
      en: 'All three answers point to level 3: you plan the route and lead the group.',
      fr: 'Vos trois réponses indiquent le niveau 3 : vous préparez l’itinéraire et menez le groupe.',
      it: 'Tutte e tre le risposte indicano il livello 3: Lei prepara l’itinerario e conduce il gruppo.',
    },
  ],
  /** Instead of `yours` and `why` where no course of the level is offered, but one below it. {n}: the level. */
  suggestion: {
    de: 'Unser Vorschlag',
    en: 'Our suggestion',
    fr: 'Notre proposition',
    it: 'La nostra proposta',
  },
  easier: {
    de: 'Ihre Antworten sprechen für Stufe {n}. Auf dieser Stufe bieten wir zurzeit keinen Kurs an; dieser ist weniger anspruchsvoll.',
    en: 'Your answers point to level {n}. We have no course at that level at the moment; this one is less demanding.',
    fr: 'Vos réponses indiquent le niveau {n}. Nous ne proposons pas de stage de ce niveau en ce moment\u202f; celui-ci est moins exigeant.',
    it: 'Le Sue risposte indicano il livello {n}. Al momento non offriamo corsi di questo livello; questo è meno impegnativo.',
  },
  /** Where there is none below it either. */
  noCourse: {
    de: 'Auf dieser Stufe bieten wir zurzeit keinen Kurs an, und die anderen sind anspruchsvoller. Schreiben Sie uns, dann beraten wir Sie.',
    en: 'We have no course at this level at the moment, and the others are more demanding. Write to us and we’ll advise you.',
    fr: 'Nous ne proposons pas de stage de ce niveau en ce moment, et les autres sont plus exigeants. Écrivez-nous, nous vous conseillerons.',
    it: 'Al momento non offriamo corsi di questo livello, e gli altri sono più impegnativi. Ci scriva: La consigliamo volentieri.',
  },
  write: { de: 'Kontakt aufnehmen', en: 'Get in touch', fr: 'Nous écrire', it: 'Scriverci' },
  detail: {
    de: 'Stufe {n} im Detail',
    en: 'Level {n} in detail',
    fr: 'Le niveau {n} en détail',
    it: 'Il livello {n} nel dettaglio',
  },
  /** {date}, {place} */
  next: {
    de: 'Nächster Termin: {date}, {place}.',
    en: 'Next date: {date}, {place}.',
    fr: 'Prochaine date : {date}, {place}.',
    it: 'Prossima data: {date}, {place}.',
  },
  none: {
    de: 'Zurzeit ist kein Termin mit freien Plätzen ausgeschrieben.',
    en: 'There’s no date with free places at the moment.',
    fr: 'Aucune date avec des places libres n’est prévue pour le moment.',
    it: 'Al momento non ci sono date con posti liberi.',
  },
  ask: { de: 'Termin anfragen', en: 'Request a date', fr: 'Demander une date', it: 'Richiedere una data' },
  compare: {
    de: 'Alle Stufen vergleichen',
    en: 'Compare all levels',
    fr: 'Comparer tous les niveaux',
    it: 'Confrontare tutti i livelli',
  },
})
