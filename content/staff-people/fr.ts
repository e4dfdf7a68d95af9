import type { Messages } from './de.ts'

const fr: Messages = {
  title: 'Personnes',
  lead: 'Qui figure sur la page Équipe, avec portrait et parcours. Ce qui reste vide n’y laisse aucun trou.',
  columns: { person: 'Personne', told: 'Indications', portrait: 'Portrait' },
  members: { founder: 'Fondation et direction', coFounder: 'Cofondation et administration' },
  edit: 'Modifier',
  told: '{n} indications sur {of}',
  has: 'portrait présent',
  missing: 'portrait manquant',
  view: 'Voir la page',
  formLead:
    'Un texte n’apparaît que dans les langues où il figure ici. La tâche et la visée préférée se modifient sous «\u202fTextes\u202f», page Équipe.',
  optional: '(facultatif)',
  parts: { person: 'Personne', portrait: 'Portrait', career: 'Parcours' },
  name: 'Nom',
  role: 'Fonction',
  roleHint: 'Dans la forme que la personne souhaite. Vide\u202f: la désignation habituelle.',
  biography: 'Deux ou trois phrases',
  biographyHint: 'Dont une personnelle. Vide\u202f: la description de la tâche.',
  languages: 'Langues de travail',
  languagesHint: 'Par exemple\u202f: allemand, anglais',
  since: 'Dirige depuis (année)',
  profileUrl: 'Profil public',
  profileHint: 'Adresse en https, copiée du navigateur',
  qualification: {
    title: 'Formation {n}',
    name: 'Diplôme',
    body: 'École ou association',
    year: 'Année',
    add: 'Ajouter une formation',
    remove: 'Supprimer la formation {n}',
  },
  portrait: {
    choose: 'Choisir une image',
    replace: 'Choisir une autre image',
    remove: 'Supprimer l’image',
    alt: 'Description pour toutes les personnes qui ne voient pas l’image',
    altHint:
      'Nécessaire en quatre langues. Par exemple\u202f: portrait en lisière de forêt, souriant, en veste verte',
    credit: 'Qui a pris la photo, et qui en a accepté la publication\u202f?',
  },
  publish: 'Publier',
  publishing: 'Publication en cours',
  published: 'Publié sur la page Équipe',
  unsaved: 'Pas encore publié',
  wrong: {
    title: 'Veuillez vérifier',
    required: 'Veuillez remplir ce champ.',
    german: 'Nécessaire au moins en allemand.',
    year: 'Veuillez saisir une année comme 2012.',
    url: 'Veuillez saisir une adresse en https, copiée du navigateur.',
    long: 'Ce texte est trop long.',
  },
  history: {
    title: 'Versions précédentes',
    present: 'actuellement sur la page',
    bring: 'Reprendre dans le formulaire',
    brought: 'La version précédente est dans le formulaire. Elle ne vaut qu’une fois publiée.',
  },
}

export default fr
