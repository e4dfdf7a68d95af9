import type { Messages } from './de.ts'

const fr: Messages = {
  title: 'Documents',
  lead: 'Des PDF pour les pages, par exemple listes de matériel, règlement ou portrait de l’entreprise. Chacun a besoin d’un titre en quatre langues.',
  upload: {
    choose: 'Choisir un PDF',
    hint: 'Jusqu’à 10 Mo, sans mot de passe, programmes ni fichiers joints.',
    busy: 'Le document est en cours de transfert',
    done: 'Le document est là',
    type: 'Veuillez choisir un PDF de 10 Mo au plus.',
    failed: 'Le document n’a pas pu être transféré. Veuillez réessayer.',
  },
  empty: 'Pas encore de document.',
  states: { draft: 'brouillon', published: 'publié' },
  nowhere: 'sur aucune page',
  untitled: 'Sans titre',
  list: {
    filter: 'Quels documents',
    filters: { all: 'Tous', published: 'Publiés', draft: 'Brouillons', nowhere: 'Sur aucune page' },
    search: 'Titre',
    find: 'Chercher',
    nothingFound: 'Aucun document ne correspond.',
    columns: { title: 'Titre', pages: 'Pages', state: 'État', size: 'Taille' },
    bytes: 'Taille en octets',
  },
  form: {
    lead: 'Les visiteurs ne voient ce qui est ici qu’une fois publié.',
    title: 'Titre',
    titleHint: 'Le nom du lien sur la page et du fichier que l’on télécharge.',
    pages: 'Pages',
    pagesHint: 'Sur ces pages, on peut télécharger le document. Sans page, personne ne peut y accéder.',
    required: 'Veuillez remplir ce champ.',
    publish: 'Publier',
    published: 'Le document est publié',
    save: 'Télécharger',
    remove: 'Retirer le document',
    removeAsk: 'Le document disparaît de toutes les pages. Le fichier est supprimé après une semaine.',
    removed: 'Le document est retiré',
  },
  history: {
    title: 'Versions antérieures',
    present: 'maintenant sur le site',
    bring: 'Reprendre dans le formulaire',
    brought: 'La version antérieure est dans le formulaire.',
  },
}

export default fr
