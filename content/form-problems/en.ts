import type { Messages } from './de.ts'

const en: Messages = {
  title: { one: 'One entry needs another look', other: '{n} entries need another look' },
  other: 'We can’t read this entry. Please enter it again.',
  fields: {
    name: { too_long: 'Please keep the name to {max} characters.' },
    email: {
      required: 'Please give your e-mail address. Without it we can’t reply.',
      invalid: 'This e-mail address isn’t complete. Example: name@company.com.',
    },
    message: {
      required: 'Please write us a sentence or two.',
      too_long: 'The text is longer than {max} characters. Please shorten it or send it by e-mail.',
    },
    attachments: {
      type: 'We can’t accept “{name}”. PDF, images, Office and OpenDocument files, text and CSV are fine.',
      content:
        'The content of “{name}” doesn’t match its file extension. Please save the file again, ideally as a PDF.',
      empty: '“{name}” is empty. Please choose the file again.',
      too_large: '“{name}” is larger than 12 MB. Please make it smaller or leave it out.',
      too_many: 'We can’t accept more than 5 files. Please leave some out.',
      too_large_together: 'Together, the files come to more than 20 MB. Please leave one out.',
    },
  },
  note: {
    hint: '{rule:healthData}',
    consent:
      'I expressly agree that Gratweg may use this information, including anything about health and diet, for the event. I can withdraw this at any time.',
    required:
      'We may not store this note without your consent. Please tick the box, or clear the field above it.',
  },
  filesLost: 'Please choose your files again: the page couldn’t keep them.',
  again: 'We’re busy just now. We’ll send it again in a few seconds; it counts only once.',
  notices: {
    failed: 'The message didn’t arrive. Your text is still here. Please send it again.',
    unanswered: 'The server hasn’t answered. Send it again: the message will only arrive once.',
    too_many:
      'A lot of messages have just come from your connection. Please wait ten minutes. Your text stays here.',
  },
}

export default en
