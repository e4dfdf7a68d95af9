import type { Messages } from './de.ts'

const en: Messages = {
  meta: {
    title: 'Privacy – Gratweg',
    description:
      'Which data Gratweg processes, what for and how long. Only necessary cookies, none for advertising, no tracking of visitors.',
  },
  title: 'Privacy statement',
  lead: 'We process as little data as possible: what a purchase, a booking or an answer needs. Nobody tracks you on this website.',
  sections: {
    verantwortlich: {
      title: 'Who is responsible',
      paragraphs: [
        'The controller is {company}, {street}, {city}, {email}, {phone}. Please send questions and requests about data protection there.',
        'The Swiss Federal Act on Data Protection (FADP) applies. Where the EU’s General Data Protection Regulation (GDPR) is applicable, for instance to orders from Liechtenstein, we observe it too.',
      ],
    },
    zwecke: {
      title: 'What we process, what for and on which basis',
      paragraphs: [
        'The data comes from you. A field that we do not strictly need is optional and marked as such.',
      ],
    },
    geraet: {
      title: 'What is kept on your device',
      paragraphs: [
        'This website keeps in your browser only what it needs to work. That is why it does not ask about cookies. You can delete everything in your browser at any time.',
      ],
      items: [
        'There are no advertisements, no visitor statistics, no social networks and no embedded third-party content. Fonts and drawings come from our own server.',
        'The forms are protected by a captcha (ALTCHA). It runs on our server: your browser does a calculation as soon as you fill in a form. So that no solution counts twice, we remember it for three hours at most. The captcha asks nobody else and does not recognise you again.',
      ],
    },
    protokolle: {
      title: 'What the server records',
      paragraphs: [
        'Our application keeps no log of visits. It records faults with time and cause, without an IP address.',
        'So that nobody overloads the server and no bot floods the forms, it counts requests per IP address and per network it belongs to: in memory only, for two hours at most.',
        'Where a limit has to hold for longer or a consent has to be proven, it stores a code in place of the IP address, from which the address cannot be read. The code is kept for about a day for sign-ins, for links to your own data and for bookings that are free of charge; for refused sign-ins and access, 90 days; for an order, until it has been paid, six hours at most; for any other booking, until it has been paid or checked by us, or has lapsed; for the waiting list, 30 days; for the newsletter, as long as the proof of consent.',
      ],
    },
    empfaenger: {
      title: 'Who receives data from us',
      paragraphs: [
        'We do not sell data. We pass it on only to those who help us do what you have asked for, and only as far as needed. Anyone who works on our behalf is bound by contract to our instructions.',
      ],
      items: [
        'Hosting: the business whose machines run our website and database.',
        'Hosting at present: {hosting}.',
        'E-mail: the business that sends and receives our messages.',
        'E-mail at present: {mailService}.',
        'Payment: {stripe}. You enter your payment details on its page; they never reach us. {stripe} receives the details of your order and also processes them on its own responsibility: [privacy at {stripe}](stripe).',
        'Payment: the shop runs with the {testkasse} at present, a practice till on our own server. No money changes hands, and no payment service receives data.',
        'Parcels: the post or another carrier receives name and delivery address.',
        'Accounts: our accountants see invoices and payments.',
        'Accounts at present: {accounting}.',
        'Rescue services and doctors, if something happens to you outdoors.',
        'Authorities and courts, where the law obliges us.',
      ],
    },
    ausland: {
      title: 'Data abroad',
      paragraphs: ['We process data in Switzerland. It reaches another country only in these cases:'],
      items: [
        '{stripe} processes payments in Ireland and the USA. The Federal Council recognises data protection in Ireland as adequate; for the USA we rely on the Swiss-U.S. Data Privacy Framework and on standard contractual clauses.',
        'When we send you an e-mail, it takes whatever route your mail provider sets.',
        'Parcels to Liechtenstein carry your address.',
      ],
    },
    aufbewahrung: {
      title: 'How long we keep data',
      paragraphs: [
        'The table gives the longest time. After that we delete or anonymise the data. It stays longer only while a dispute is pending or where the law requires it.',
      ],
    },
    sicherheit: {
      title: 'Security',
      paragraphs: [
        'The connection to this website is encrypted. Only people who need access for their work have it. We store passwords and access codes in such a way that nobody can read them, not even us. Should data fall into the wrong hands, we report it as the law requires and tell you if your protection requires it.',
        'Details of health and food: {rule:healthData}',
        'We build no profiles. No decision that has legal consequences for you or affects you considerably is made by a computer alone.',
      ],
    },
    rechte: {
      title: 'Your rights',
      paragraphs: ['You can ask us for:'],
      items: [
        'access: which data about you we process (art. 25 FADP),',
        'your data in a common format, or its transfer to someone else (art. 28),',
        'correction, if something is wrong (art. 32),',
        'deletion, or that we refrain from processing (art. 30 and 32). What the law makes us keep, we block until the period is over.',
        'You can withdraw consent at any time; what was done before then remains lawful. To unsubscribe from the newsletter, use the link in each issue.',
      ],
    },
    ausueben: {
      title: 'How to use your rights',
      paragraphs: [
        'The quickest way is without us: [My data](/datenschutz/meine-daten) sends a link to your address. With it you can see what is stored, download it or delete it.',
        'Write to {email}, ideally from the address in question, or by post to {company}, {street}, {city}. If we are not sure who is writing, we ask before we hand anything over. We answer within 30 days, as a rule free of charge.',
        'If you are not satisfied, turn to the [Federal Data Protection and Information Commissioner (FDPIC)](edoeb), Feldeggweg 1, 3003\u00a0Bern; in Liechtenstein to the [Data Protection Authority](datenschutzstelle).',
      ],
    },
    aenderungen: {
      title: 'Changes',
      paragraphs: [
        'If what we do with data changes, we change this text and the date above. The German version prevails.',
      ],
    },
  },
  purposes: {
    label: 'Data, purpose and basis of each activity',
    data: 'Data',
    purpose: 'What for',
    basis: 'Basis',
    rows: {
      order: {
        title: 'Order',
        data: 'Name, e-mail, telephone, delivery address for goods, by invoice the company with its address and order number; items, amount, state of payment, version of the terms',
        purpose: 'Performing the contract, confirming, keeping books',
        basis: 'Contract and duty to keep accounts (art. 958f of the Code of Obligations)',
      },
      voucher: {
        title: 'Gift voucher',
        data: 'Hash and last four characters of the code, value, validity, the order it belongs to, redemptions; if you make it personal: picture, names, message, the recipient’s e-mail, the day it is sent',
        purpose: 'Issuing, sending it to the recipient if you wish, redeeming',
        basis: 'Contract; towards the recipient our overriding interest in fulfilling it',
      },
      booking: {
        title: 'Booking',
        data: 'Name, e-mail, telephone, billing address, names of the participants, name and telephone of a person to ring in an emergency, if you wish, remarks; on health and food only what you tell us; of those who enter themselves through a group’s link: name, food and note',
        purpose: 'Allotting places, preparing the day, looking after safety',
        basis:
          'Contract; for details of your health, your explicit consent, which you tick in the form and can withdraw at any time',
      },
      request: {
        title: 'Message and request',
        data: 'Sender, content and attachments; for projects also what you plan, the period, the budget and anything else the form asks',
        purpose: 'Answering, preparing a quote',
        basis: 'Your request, with a view to a contract',
      },
      newsletter: {
        title: 'E-mail newsletter',
        data: 'E-mail, language, form, times and wording of your consent, and a code in place of the IP address',
        purpose: 'Sending news',
        basis: 'Your consent, confirmed by e-mail',
      },
      account: {
        title: 'Staff account',
        data: 'Name, e-mail, password (not readable), public half of passkeys, sign-ins and changes',
        purpose: 'Managing calendar and bookings, detecting abuse',
        basis: 'Employment and overriding interest in security',
      },
      access: {
        title: 'Access and deletion',
        data: 'E-mail and link until it expires; after that only what was done and when, without the address',
        purpose: 'Meeting your request and proving it',
        basis: 'Legal duty (art. 25 and 32 FADP)',
      },
      operation: {
        title: 'Running the website',
        data: 'Faults with time and cause; counts per IP address, or a code in its place',
        purpose: 'Fixing faults, fending off abuse',
        basis: 'Overriding interest in safe operation',
      },
    },
  },
  storage: {
    label: 'Cookies and storage in the browser',
    place: 'Place',
    purpose: 'What for',
    until: 'Until',
    places: {
      cookie: 'cookie',
      localStorage: 'local storage',
      sessionStorage: 'session storage',
      indexedDB: 'browser database',
      cacheStorage: 'browser cache',
    },
    rows: {
      language: { purpose: 'the language you chose', until: '1 year' },
      languageHint: {
        purpose: 'tells the server the language that it cannot see otherwise',
        until: 'you close the browser',
      },
      languageChoice: { purpose: 'the language you chose', until: 'you delete it' },
      cart: {
        purpose:
          'your basket, with what a voucher is to say; sent only to check price and stock, for the preview of a voucher, and at the checkout',
        until: 'you pay or empty it',
      },
      openBooking: {
        purpose: 'recognises your reservation when you come back from the payment page',
        until: '45 minutes',
      },
      checkout: {
        purpose:
          'address of the payment page opened last, so that items set aside are released when you leave it',
        until: 'you return to the shop or check out again',
      },
      orderInvoice: {
        purpose: 'a key of your order by invoice with the basket, so that two tabs place it only once',
        until: 'your order has reached us',
      },
      cartEmptied: {
        purpose: 'numbers of paid orders, so that the next basket is not emptied',
        until: 'you delete it',
      },
      session: {
        purpose: 'the sign-in of people who have an account; visitors have none',
        until: 'they sign out',
      },
      knownDevice: {
        purpose:
          'shows that somebody with an account has signed in here before; keeps them from being locked out',
        until: '180 days',
      },
      staffRole: {
        purpose: 'your access to the back office, so that public pages show the way to edit them',
        until: 'until you sign out',
      },
      rosters: {
        purpose:
          'only on devices of our staff: names, telephone numbers and remarks of an event’s guests, so that they can be checked in without a network, and ticks without names',
        until:
          'the roster until the end of the day after the event or until sign-out, ticks until they are sent',
      },
      rosterPage: {
        purpose: 'the check-in page, without details of guests, so that it opens without a network',
        until: 'until staff sign out',
      },
      providerReturn: {
        purpose: 'recognises the browser when a sign-in goes by way of another service',
        until: '10 minutes at most',
      },
      providerTrip: {
        purpose: 'which service you went to for signing in',
        until: 'you are back, or close the tab',
      },
      drafts: {
        purpose: 'what you typed into a form, one entry per form; it leaves your device only when you send',
        until: 'you send, 30 days at most',
      },
      scroll: { purpose: 'how far down a page you were', until: 'you close the tab' },
    },
  },
  retention: {
    caption: 'How long each kind of data is kept',
    columns: ['Data', 'At most'],
    periods: {
      years: { one: '{n} year', other: '{n} years' },
      months: { one: '{n} month', other: '{n} months' },
      days: { one: '{n} day', other: '{n} days' },
    },
    from: {
      yearEnd: 'from the end of the financial year',
      event: 'from the end of the event',
      entry: 'from the day it was created',
      lastContact: 'from the last message about it',
      withdrawal: 'from unsubscribing or the end of the account',
    },
    rows: {
      orders: 'Orders and payments',
      vouchers: 'Vouchers and their redemptions',
      bookings: 'Bookings, accepted quotes and invoices',
      participants: 'Names of participants, emergency contact, remarks, health, food',
      waitingList: 'Waiting list',
      requests: 'Messages, project and event requests with attachments, quotes that were not accepted',
      giftAddresses: 'Addresses that vouchers were sent to as a gift',
      mails:
        'E-mails we have sent (who, when, what for), with the wording of what we write about orders, bookings, quotes, invoices and requests',
      newsletter: 'Newsletter: address and proof of consent',
      newsletterUnconfirmed: 'Newsletter: sign-ups never confirmed',
      privacyLinks: 'Links to your own data, with the address',
      privacyRequests: 'Proof of access and deletion, without the address',
      accounts: 'Staff accounts',
      audit: 'Sign-ins and changes by staff',
      security: 'Refused sign-ins and access, the network only as a code',
      logs: 'Recorded faults',
      backups: 'Backup copies, except the newest',
    },
  },
}

export default en
