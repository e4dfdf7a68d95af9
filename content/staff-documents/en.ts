import type { Messages } from './de.ts'

const en: Messages = {
  title: 'Documents',
  lead: 'PDFs for the pages, such as packing lists, house rules or a company profile. Each needs a title in four languages.',
  upload: {
    choose: 'Choose a PDF',
    hint: 'Up to 10 MB, without a password, programs or attached files.',
    busy: 'The document is being sent',
    done: 'The document is here',
    type: 'Please choose a PDF of up to 10 MB.',
    failed: 'The document couldn’t be sent. Please try again.',
  },
  empty: 'No document yet.',
  states: { draft: 'draft', published: 'published' },
  nowhere: 'on no page',
  untitled: 'Without a title',
  list: {
    filter: 'Which documents',
    filters: { all: 'All', published: 'Published', draft: 'Drafts', nowhere: 'On no page' },
    search: 'Title',
    find: 'Search',
    nothingFound: 'No document matches.',
    columns: { title: 'Title', pages: 'Pages', state: 'Status', size: 'Size' },
    bytes: 'Size in bytes',
  },
  form: {
    lead: 'Visitors see what is here only once you publish it.',
    title: 'Title',
    titleHint: 'The name of the link on the page and of the file that people download.',
    pages: 'Pages',
    pagesHint: 'On these pages people can download the document. Without a page, nobody can.',
    required: 'Please fill this in.',
    publish: 'Publish',
    published: 'The document is published',
    save: 'Download',
    remove: 'Remove document',
    removeAsk: 'The document goes from all pages. The file is deleted after a week.',
    removed: 'The document is removed',
  },
  history: {
    title: 'Earlier versions',
    present: 'on the site now',
    bring: 'Bring into the form',
    brought: 'The earlier version is in the form.',
  },
}

export default en
