import type { Messages } from './de.ts'

const en: Messages = {
  title: 'People',
  lead: 'Who is on the Team page, with portrait and career. Whatever stays empty leaves no gap there.',
  columns: { person: 'Person', told: 'Details', portrait: 'Portrait', order: 'Order' },
  members: { founder: 'Founder and managing director', coFounder: 'Co-founder and administration' },
  add: 'Add a person',
  further: 'further person',
  toInstructors:
    'Anyone who only leads outdoors, without portrait and career, is entered under “Facts”, “Further instructors”',
  up: 'Move up',
  down: 'Move down',
  moved: 'The order is published.',
  removal: {
    title: 'When the person leaves',
    text: 'Takes them off the page and deletes everything that stands here about them.',
    memberText:
      'The place stays on the page, without a name. Everything that stands here about the person is deleted.',
    open: 'Delete person with portrait and all versions',
    ask: 'Delete {name}?',
    final:
      'All details, earlier versions, the original picture and its crops are deleted. This cannot be undone.',
    submit: 'Delete for good',
    done: 'Deleted.',
  },
  edit: 'Edit',
  told: '{n} of {of} details',
  has: 'portrait there',
  missing: 'portrait missing',
  view: 'View the page',
  formLead:
    'A text appears only in the languages in which it is written here. You change the task, “Ask me about” and the favourite bearing under “Texts”, page Team.',
  optional: '(optional)',
  parts: { person: 'Person', life: 'Role', portrait: 'Portrait', career: 'Career' },
  name: 'Name',
  role: 'Role',
  roleHint: 'In the form the person prefers. Empty: the usual name of the role.',
  biography: 'Two or three sentences',
  biographyHint: 'One of them personal. Empty: what the role does.',
  languages: 'Working languages',
  languagesHint: 'For example: German, English',
  since: 'Leading since (year)',
  profileUrl: 'Public profile',
  profileHint: 'An address that begins with https://',
  qualification: {
    title: 'Qualification {n}',
    name: 'Degree or certificate',
    body: 'School or association',
    year: 'Year',
    add: 'Add a qualification',
    remove: 'Remove qualification {n}',
  },
  portrait: {
    choose: 'Choose a picture',
    replace: 'Choose another picture',
    remove: 'Remove the picture',
    alt: 'Description for everyone who can’t see the picture',
    altHint:
      'Needed in four languages. For example: portrait at the edge of a forest, smiling, in a green jacket',
    credit: 'Who took the picture, and who agreed to its publication?',
  },
  publish: 'Publish',
  publishing: 'Publishing',
  published: 'Published on the Team page',
  unsaved: 'Not published yet',
  wrong: {
    title: 'Please check',
    required: 'Please fill this in.',
    german: 'Needed in German at least.',
    year: 'Please enter a year such as 2012.',
    url: 'Please enter an address that begins with https://.',
    long: 'This text is too long.',
  },
  history: {
    title: 'Earlier versions',
    present: 'on the page now',
    bring: 'Bring into the form',
    brought: 'The earlier version is in the form. It counts once you publish it.',
  },
}

export default en
