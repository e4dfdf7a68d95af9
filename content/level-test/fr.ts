import type { Messages } from './de.ts'

const fr: Messages = {
  meta: {
    title: 'Quel niveau me convient ? – Gratweg',
    description:
      'Trois questions sur l’expérience, la distance et le sommeil : votre stage de survie, son prix et sa prochaine date. Rien n’est enregistré.',
  },
  title: 'Quel niveau me convient ?',
  lead: 'Trois questions, une recommandation. C’est la réponse la plus prudente qui compte. Rien n’est enregistré : vos réponses ne figurent que dans l’adresse de cette page.',
  questions: {
    experience: {
      question: 'Quelle est votre expérience du plein air ?',
      answers: [
        { name: 'Encore aucune', text: 'des promenades et des randonnées' },
        { name: 'Un peu', text: 'j’ai suivi le niveau 1 ou déjà dormi dehors' },
        { name: 'Beaucoup', text: 'j’ai suivi le niveau 2 ou fait plusieurs randonnées avec nuit dehors' },
      ],
    },
    walk: {
      question: 'Quelle distance aimez-vous parcourir en un jour ?',
      answers: [
        { name: 'Jusqu’à 6 km', text: '200 m de montée sur des chemins de randonnée (T1)' },
        { name: 'De 6 à 10 km', text: 'jusqu’à 800 m de montée sur des sentiers de montagne (T2)' },
        { name: '10 km et plus', text: 'sentiers de montagne et passages hors chemin (T3)' },
      ],
    },
    night: {
      question: 'Comment souhaitez-vous dormir ?',
      answers: [
        { name: 'Dans mon lit', text: 'un jour me suffit' },
        { name: 'Une nuit au bivouac', text: 'sous la bâche, avec une heure de veille' },
        { name: 'Deux nuits dehors', text: 'dans le camp que le groupe monte lui-même' },
      ],
    },
  },
  wait: { title: 'La recommandation apparaît ici', text: 'dès que vous avez répondu aux trois questions.' },
  show: 'Voir mon niveau',
  yours: 'Votre niveau',
  why: [
    'Au moins une de vos réponses indique le niveau 1 : vous apprenez l’essentiel en un jour et rentrez le soir.',
    'Vos réponses suffisent pour une nuit dehors, et au moins une invite à commencer par le niveau 2.',
    'Vos trois réponses indiquent le niveau 3 : vous préparez l’itinéraire et menez le groupe.',
  ],
  suggestion: 'Notre proposition',
  easier:
    'Vos réponses indiquent le niveau {n}. Nous ne proposons pas de stage de ce niveau en ce moment\u202f; celui-ci est moins exigeant.',
  noCourse:
    'Nous ne proposons pas de stage de ce niveau en ce moment, et les autres sont plus exigeants. Écrivez-nous, nous vous conseillerons.',
  write: 'Nous écrire',
  detail: 'Le niveau {n} en détail',
  next: 'Prochaine date : {date}, {place}.',
  none: 'Aucune date avec des places libres n’est prévue pour le moment.',
  ask: 'Demander une date',
  compare: 'Comparer tous les niveaux',
}

export default fr
