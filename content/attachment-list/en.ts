import type { Messages } from './de.ts'

const en: Messages = {
  count: { one: '{n} file', other: '{n} files' },
  remove: 'Remove {name}',
  sending: '{percent}% sent',
  problems: {
    type: 'we can’t accept this kind of file',
    empty: 'is empty',
    too_large: 'larger than 12 MB',
    too_many: 'no more than 5',
    too_large_together: 'no more than 20 MB',
  },
}

export default en
