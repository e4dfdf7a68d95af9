import type { Messages } from './de.ts'

const fr: Messages = {
  meta: {
    title: 'Votre sortie – Gratweg',
    description: 'Heure, rendez-vous et liste du matériel de votre sortie, et la page où vous inscrire.',
  },
  name: 'Votre groupe',
  lead: 'Vous venez avec nous\u202f? Inscrivez-vous ici, sans compte, en une minute.',
  entered: 'Vous êtes sur la liste. Nous nous réjouissons de vous rencontrer.',
  removed: 'Votre inscription est effacée.',
  count: {
    one: '{n} personne sur {people} s’est inscrite.',
    other: '{n} personnes sur {people} se sont inscrites.',
  },
  full: 'Toutes les places de ce groupe sont prises. Si vous êtes déjà sur la liste, ouvrez votre propre lien. Sinon, adressez-vous à la personne qui a réservé.',
  closed: 'Les inscriptions sont closes ici. Adressez-vous à la personne qui a réservé, ou écrivez-nous.',
  title: 'Inscrivez-vous',
  change: 'Votre inscription',
  fields: {
    name: 'Prénom et nom',
    food: 'Repas',
    foodHint: 'Ne compte que si un repas fait partie de la sortie.',
    foods: { everything: 'Je mange de tout', vegetarian: 'Végétarien', vegan: 'Végane' },
    note: 'Ce que le guide doit savoir',
    optional: '(facultatif)',
    notePlaceholder: 'Allergie, blessure, médicament',
  },
  privacy:
    'La personne qui a réservé voit aussi votre nom. Repas et remarque ne sont lus que par les personnes qui préparent et dirigent la sortie.',
  enter: 'Je viens',
  save: 'Enregistrer la modification',
  saved: 'Votre inscription est enregistrée.',
  working: 'Enregistrement…',
  back: 'Cette page n’est qu’à vous\u202f: gardez son adresse et vous pourrez modifier votre inscription jusqu’au début. Si vous ne venez pas, effacez-la.',
  remove: 'Effacer mon inscription',
  facts: { when: 'Quand', where: 'Où', meetingPoint: 'Rendez-vous' },
  company: 'Groupe',
  checkIn: {
    title: 'Le jour même',
    text: 'Montrez ce code au point de rendez-vous\u202f: personne n’a à chercher votre nom. Il ne dit rien de vous.',
    alt: 'Votre code QR pour le pointage',
  },
  packing: 'Matériel à emporter',
  calendar: 'Ajouter à l’agenda',
  pdf: 'Tout sur une page (PDF)',
  sheet: {
    subject: '{title}\u202f: pour toutes les personnes qui viennent',
    greeting: 'Bonjour',
    text: 'Nous sommes heureux que vous veniez. Merci de vous inscrire, avec le code ci-dessous ou l’adresse à côté. Vous n’avez pas besoin de compte.',
    way: 'Pour vous inscrire',
  },
  problems: {
    nameRequired: 'Veuillez indiquer votre nom.',
    too_long: 'C’est trop long. Veuillez raccourcir le texte.',
    invalid: 'Nous ne pouvons pas lire cette indication. Veuillez la vérifier.',
    name_taken:
      'Quelqu’un est déjà inscrit sous ce nom. Si c’est vous, ouvrez votre propre lien. Sinon, complétez le nom pour que l’on vous distingue.',
    group_full: 'Entre-temps, toutes les places sont prises. Adressez-vous à la personne qui a réservé.',
    group_closed: 'Les inscriptions sont closes ici.',
    unknown_entry: 'Cette inscription n’existe plus.',
    unknown_group: 'Ce lien n’est plus valable. Demandez le nouveau.',
    too_many_requests: 'Cela fait beaucoup d’inscriptions d’un coup. Veuillez patienter dix minutes.',
    failed: 'Cela n’a pas marché, rien n’est enregistré. Veuillez réessayer.',
  },
  unknown: {
    title: 'Nous ne trouvons pas ce groupe.',
    lead: 'Le lien est incomplet ou a été remplacé. Demandez le nouveau à la personne qui a réservé.',
    contact: 'Écrire un message',
  },
}

export default fr
