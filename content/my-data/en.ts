import type { Messages } from './de.ts'

const en: Messages = {
  meta: {
    title: 'My data – Gratweg',
    description:
      'See what Gratweg has stored under your e-mail address. Download it or delete it, without having to ask.',
  },
  kind: 'Privacy',
  title: 'What we know about you',
  lead: 'Give us your address. We’ll e-mail you a link that shows what’s stored under it.',
  label: 'Ask for my data',
  send: 'Send the link',
  note: 'We don’t say here whether we know the address. Only the person who reads that inbox will find out.',
  privacyLink: 'Privacy',
  steps: {
    title: 'How it works',
    list: [
      'The e-mail contains a link. It works for two hours, and for your address alone.',
      'The page shows orders, bookings, messages and whatever else there is.',
      'You download all of it as a file, or you delete what we don’t have to keep.',
    ],
  },
  sent: {
    meta: {
      title: 'Link on its way – Gratweg',
      description:
        'The link to your data with Gratweg is on its way to your inbox. It works for two hours and opens only what’s yours.',
    },
    title: 'Over to your inbox.',
    lead: 'In a few minutes you’ll get an e-mail with the link to your data. It works for two hours.',
    hint: 'Nothing there? Look in your spam folder. An address gets no more than three such e-mails a day.',
    home: 'Go to the home page',
  },
  file: {
    meta: {
      title: 'My data – Gratweg',
      description: 'Everything Gratweg has stored under your e-mail address: see it, download it, delete it.',
    },
    title: 'That’s everything.',
    lead: 'This is what we’ve stored under {address}.',
    until: 'The link works until {time}.',
    nothing: {
      title: 'There’s nothing here.',
      lead: 'We’ve stored nothing under {address} except this link. It’ll disappear by itself.',
    },
    unknown: {
      title: 'This link no longer works.',
      lead: 'It’s valid for two hours, or until a new one replaces it. Once your data has been deleted, it opens nothing.',
      again: 'Ask for a new link',
    },
    kinds: {
      order: { one: 'One order', other: '{n} orders' },
      voucher: { one: 'One voucher', other: '{n} vouchers' },
      booking: { one: 'One booking', other: '{n} bookings' },
      quote: { one: 'One quote', other: '{n} quotes' },
      invoice: { one: 'One invoice', other: '{n} invoices' },
      inquiry: { one: 'One message to us', other: '{n} messages to us' },
      newsletter: { one: 'One newsletter entry', other: '{n} newsletter entries' },
      mail: { one: 'One e-mail on record', other: '{n} e-mails on record' },
      account: { one: 'One account', other: '{n} accounts' },
    },
    about: {
      order: 'Who bought what and where it went, amount and payment.',
      voucher: 'Value, validity and redemptions. We don’t store the code itself.',
      booking: 'Who’s coming, to which event, notes, amount and payment.',
      quote: 'What we offered you, for whom, when and at what price, and what became of it.',
      invoice: 'What for and to which address, what has been paid, and our reminders.',
      inquiry: 'What you wrote to us, the attachments, and what we noted about it.',
      newsletter: 'Address, language and the proof of your consent.',
      mail: 'Which e-mails we sent you, and when. We don’t keep the text.',
      account: 'Name, sign-ins and what you changed in the back office.',
    },
    number: 'No. {number}',
    span: '{from} to {to}',
    keptUntil: 'stays until {day}',
    keep: {
      books: 'stays for the accounts',
      running: 'still under way',
      account: 'the management closes it',
    },
    goes: 'deleted if you wish',
    take: {
      title: 'Take it with you',
      lead: 'One file with everything, each entry in full. People can read it, and so can programs (JSON).',
      action: 'Download the file',
    },
    erase: {
      title: 'Delete',
      lead: 'Deleted at once: messages with attachments, newsletter, waiting lists, the record of e-mails, and the names, notes and phone numbers of past bookings. This can’t be undone.',
      keeps:
        'What has been paid or is still to be paid has to stay: ten years, for the accounts (Swiss Code of Obligations, art. 958f). If something has yet to take place, please cancel it first with the link in your confirmation.',
      sure: 'Yes, delete what you don’t have to keep.',
      notSure: 'Please tick the box when you’re sure.',
      action: 'Delete my data',
    },
  },
  erased: {
    meta: {
      title: 'Data deleted – Gratweg',
      description:
        'Your data with Gratweg has been deleted, except what the law obliges us to keep. An e-mail will confirm it.',
    },
    title: 'Deleted.',
    lead: 'What we don’t have to keep is gone. An e-mail will confirm it.',
    hint: 'Backups still hold the data, for up to {days} days. Then the copies are deleted too.',
    home: 'Go to the home page',
  },
}

export default en
