import type { Messages } from './de.ts'

const fr: Messages = {
  items: {
    kosten: {
      question: 'Combien coûte une direction de projet ?',
      answer:
        'Cela dépend de l’ampleur et de la durée. Après un entretien d’une heure, vous recevez une offre de deux pages : à prix fixe, en régie avec un plafond, ou mixte. L’entretien et l’offre sont gratuits.',
    },
    ablauf: {
      question: 'Que se passe-t-il après ma demande ?',
      answer:
        '{rule:answer} La personne qui dirigerait le projet vous écrit, avec des questions sur ce que vous prévoyez. Suivent un entretien et une offre, ou un refus motivé. {rule:noObligation}',
    },
    wer: {
      question: 'Qui dirige mon projet ?',
      answer:
        'La personne qui parle avec vous et qui rédige l’offre. Nous n’envoyons pas d’équipe que vous ne connaissez pas. La page [Équipe](/team) dit qui nous sommes.',
    },
    beginn: {
      question: 'Quand pouvez-vous commencer ?',
      answer:
        'Nous vous le disons dès notre première réponse, avec une date. Indiquez dans la demande quand le projet doit démarrer et s’il est urgent.',
    },
    krise: {
      question: 'Reprenez-vous aussi un projet en cours ou en difficulté ?',
      answer:
        'Oui. Nous établissons d’abord où il en est et vous présentons trois voies : continuer, changer de route ou faire demi-tour. C’est vous qui décidez.',
    },
    ort: {
      question: 'Travaillez-vous sur place, et dans quelle langue ?',
      answer:
        'Nous sommes à Cham et travaillons sur place autant que le projet le demande ; l’offre le précise. Sur ce site, vous pouvez nous écrire en allemand, en anglais, en français et en italien. La langue du projet se décide lors du premier entretien.',
    },
    vertraulich: {
      question: 'Ce que nous vous disons reste-t-il confidentiel ?',
      answer:
        'Oui. Nous n’utilisons vos indications que pour répondre et rédiger une offre ; la page [Protection des données](/datenschutz) dit ce que nous conservons et combien de temps. S’il vous faut un accord de confidentialité avant l’entretien, envoyez-le-nous.',
    },
    stand: {
      question: 'Comment savoir où en est mon projet ?',
      answer:
        'Chaque semaine, vous recevez une page sur l’avancement et le budget, et toutes les deux semaines l’équipe montre ce qui fonctionne. Ce que nous ne savons pas figure sur la même liste que ce que nous savons.',
    },
    unabhaengig: {
      question: 'Vendez-vous aussi des logiciels ?',
      answer:
        'Non. Nous ne vendons pas de logiciels et n’acceptons aucune commission de fournisseurs. Si nous recommandons quelque chose, c’est uniquement pour votre projet.',
    },
    ende: {
      question: 'Que reste-t-il à la fin du mandat ?',
      answer:
        'La documentation, une liste des points ouverts avec des noms et des dates, et un bilan de deux pages. Le travail fait vous appartient. Nous remettons tout aux personnes qui restent, et nous partons quand tout fonctionne sans nous.',
    },
  },
}

export default fr
