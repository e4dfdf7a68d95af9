import type { Messages } from './de.ts'

const en: Messages = {
  title: { one: 'One entry needs another look', other: '{n} entries need another look' },
  other: 'We cannot read this entry. Please enter it again.',
  fields: {
    name: { too_long: 'Please keep the name to {max} characters.' },
    email: {
      required: 'Please give your e-mail address. Without it we cannot reply.',
      invalid: 'This e-mail address is not complete. It should look like name@company.com.',
    },
    message: {
      required: 'Please write us a sentence or two.',
      too_long: 'The text is longer than {max} characters. Please shorten it or send it by e-mail.',
    },
    attachments: {
      type: 'We cannot accept “{name}”. PDF, images, Office and OpenDocument files, text and CSV are fine.',
      content:
        'The content of “{name}” is not what its extension says. Please save the file again, ideally as a PDF.',
      empty: '“{name}” is empty. Please choose the file again.',
      too_large: '“{name}” is larger than 12 MB. Please make it smaller or leave it out.',
      too_many: 'We cannot accept more than 5 files. Please leave some out.',
      too_large_together: 'Together, the files come to more than 20 MB. Please leave one out.',
    },
  },
  filesLost: 'Please choose your files again: the page could not keep them.',
  again: 'We are busy just now. We will send it again in a few seconds; it counts only once.',
  notices: {
    failed: 'The message did not arrive. Your text is still here. Please send it again.',
    unanswered: 'The server has not answered. Send it again: the message will arrive only once.',
    too_many:
      'A lot of messages have just come from your connection. Please wait ten minutes. Your text stays here.',
  },
}

export default en
