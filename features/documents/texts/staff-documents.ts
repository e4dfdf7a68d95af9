import { LABELS } from '#content/labels.ts'
import { texts } from '#i18n/texts.ts'

export default texts({
  title: { de: 'Dokumente', en: 'Documents', fr: 'Documents', it: 'Documenti' },
  lead: {
    de: 'PDF für die Seiten, zum Beispiel Packlisten, Hausordnung oder Firmenporträt. Jedes braucht einen Titel in vier Sprachen.',
    en: 'PDFs for the pages, such as packing lists, house rules or a company profile. Each needs a title in four languages.',
    fr: 'Des PDF pour les pages, par exemple listes de matériel, règlement ou portrait de l’entreprise. Chacun a besoin d’un titre en quatre langues.',
    it: 'PDF per le pagine, per esempio liste del materiale, regolamento o ritratto dell’azienda. Ognuno ha bisogno di un titolo in quattro lingue.',
  },
  upload: {
    choose: { de: 'PDF wählen', en: 'Choose a PDF', fr: 'Choisir un PDF', it: 'Scegliere un PDF' },
    hint: {
      de: 'Bis 10 MB, ohne Passwort, Programme und angehängte Dateien.',
      en: 'Up to 10 MB, without a password, programs or attached files.',
      fr: 'Jusqu’à 10 Mo, sans mot de passe, programmes ni fichiers joints.',
      it: 'Fino a 10 MB, senza password, programmi e file allegati.',
    },
    busy: {
      de: 'Das Dokument wird übertragen',
      en: 'The document is being sent',
      fr: 'Le document est en cours de transfert',
      it: 'Il documento viene trasmesso',
    },
    done: {
      de: 'Das Dokument ist da',
      en: 'The document is here',
      fr: 'Le document est là',
      it: 'Il documento è arrivato',
    },
    type: {
      de: 'Bitte ein PDF bis 10 MB wählen.',
      en: 'Please choose a PDF of up to 10 MB.',
      fr: 'Veuillez choisir un PDF de 10 Mo au plus.',
      it: 'Scelga un PDF fino a 10 MB.',
    },
    failed: {
      de: 'Das Dokument liess sich nicht übertragen. Bitte noch einmal versuchen.',
      en: 'The document couldn’t be sent. Please try again.',
      fr: 'Le document n’a pas pu être transféré. Veuillez réessayer.',
      it: 'Non è stato possibile trasmettere il documento. Riprovi.',
    },
  },
  empty: {
    de: 'Noch kein Dokument.',
    en: 'No document yet.',
    fr: 'Pas encore de document.',
    it: 'Ancora nessun documento.',
  },
  states: {
    draft: LABELS.draftState,
    published: { de: 'veröffentlicht', en: 'published', fr: 'publié', it: 'pubblicato' },
  },
  nowhere: { de: 'auf keiner Seite', en: 'on no page', fr: 'sur aucune page', it: 'su nessuna pagina' },
  untitled: { de: 'Ohne Titel', en: 'Without a title', fr: 'Sans titre', it: 'Senza titolo' },
  list: {
    filter: { de: 'Welche Dokumente', en: 'Which documents', fr: 'Quels documents', it: 'Quali documenti' },
    filters: {
      all: LABELS.all,
      published: { de: 'Veröffentlicht', en: 'Published', fr: 'Publiés', it: 'Pubblicati' },
      draft: LABELS.drafts,
      nowhere: { de: 'Auf keiner Seite', en: 'On no page', fr: 'Sur aucune page', it: 'Su nessuna pagina' },
    },
    search: LABELS.title,
    find: LABELS.search,
    nothingFound: {
      de: 'Dazu gibt es kein Dokument.',
      en: 'No document matches.',
      fr: 'Aucun document ne correspond.',
      it: 'Nessun documento corrisponde.',
    },
    columns: {
      title: LABELS.title,
      pages: LABELS.pages,
      state: LABELS.statusStato,
      size: { de: 'Grösse', en: 'Size', fr: 'Taille', it: 'Grandezza' },
    },
    bytes: { de: 'Grösse in Bytes', en: 'Size in bytes', fr: 'Taille en octets', it: 'Grandezza in byte' },
  },
  form: {
    lead: {
      de: 'Was hier steht, sehen Besucherinnen und Besucher erst, wenn Sie es veröffentlichen.',
      en: 'Visitors see what is here only once you publish it.',
      fr: 'Les visiteurs ne voient ce qui est ici qu’une fois publié.',
      it: 'Chi visita il sito vede quanto sta qui solo dopo la pubblicazione.',
    },
    title: LABELS.title,
    titleHint: {
      de: 'So heisst der Link auf der Seite und die Datei, die man herunterlädt.',
      en: 'The name of the link on the page and of the file that people download.',
      fr: 'Le nom du lien sur la page et du fichier que l’on télécharge.',
      it: 'Il nome del link sulla pagina e del file che si scarica.',
    },
    pages: LABELS.pages,
    pagesHint: {
      de: 'Auf diesen Seiten steht das Dokument zum Herunterladen. Ohne Seite ist es nicht zugänglich.',
      en: 'On these pages people can download the document. Without a page, nobody can.',
      fr: 'Sur ces pages, on peut télécharger le document. Sans page, personne ne peut y accéder.',
      it: 'Su queste pagine si può scaricare il documento. Senza una pagina non è accessibile.',
    },
    required: {
      de: 'Bitte ausfüllen.',
      en: 'Please fill this in.',
      fr: 'Veuillez remplir ce champ.',
      it: 'Compili questo campo.',
    },
    publish: LABELS.publish,
    published: {
      de: 'Das Dokument ist veröffentlicht',
      en: 'The document is published',
      fr: 'Le document est publié',
      it: 'Il documento è pubblicato',
    },
    save: { de: 'Herunterladen', en: 'Download', fr: 'Télécharger', it: 'Scaricare' },
    remove: {
      de: 'Dokument entfernen',
      en: 'Remove document',
      fr: 'Retirer le document',
      it: 'Togliere il documento',
    },
    removeAsk: {
      de: 'Das Dokument verschwindet von allen Seiten. Die Datei wird nach einer Woche gelöscht.',
      en: 'The document goes from all pages. The file is deleted after a week.',
      fr: 'Le document disparaît de toutes les pages. Le fichier est supprimé après une semaine.',
      it: 'Il documento scompare da tutte le pagine. Il file viene cancellato dopo una settimana.',
    },
    removed: {
      de: 'Das Dokument ist entfernt',
      en: 'The document is removed',
      fr: 'Le document est retiré',
      it: 'Il documento è tolto',
    },
  },
  history: {
    title: LABELS.earlierVersions,
    present: {
      de: 'jetzt auf der Website',
      en: 'on the site now',
      fr: 'maintenant sur le site',
      it: 'ora sul sito',
    },
    bring: LABELS.bringIntoForm,
    brought: {
      de: 'Die frühere Fassung steht im Formular.',
      en: 'The earlier version is in the form.',
      fr: 'La version antérieure est dans le formulaire.',
      it: 'La versione precedente è nel modulo.',
    },
  },
})
