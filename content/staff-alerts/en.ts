import type { Messages } from './de.ts'

const en: Messages = {
  title: 'Problems',
  since: 'Since {moment}',
  approve: 'Allow deletion',
  approveTitle: 'Allow deletion?',
  approveText: 'In the next run, within an hour, these records are deleted for good: {counts}.',
  approved: 'Deletion is allowed.',
  confirm: 'Confirm the date',
  confirmTitle: 'Is today {day}?',
  confirmText: 'Once confirmed, the server deletes again whatever is too old by this date.',
  confirmed: 'The date is confirmed.',
  dismiss: 'Done',
  dismissed: 'The problem is marked as done.',
  mail: {
    subject: 'Problem: {title}',
    resolved: 'The problem has been solved in the meantime.',
    button: 'To the back office',
  },
  kinds: {
    participants: 'participants’ details',
    waitingList: 'waiting list',
    bookings: 'bookings',
    vouchers: 'vouchers',
    orders: 'orders',
    requests: 'requests',
    giftAddresses: 'addresses of gift recipients',
    mails: 'e-mails',
    newsletter: 'newsletter addresses',
    newsletterUnconfirmed: 'unconfirmed newsletter sign-ups',
    privacyLinks: 'links to own data',
    privacyRequests: 'privacy requests',
    accounts: 'accounts',
    audit: 'back office log',
    security: 'refused sign-ins and access',
    backups: 'backups',
  },
  codes: {
    retention_stopped: {
      title: 'The deletion of old data is on hold',
      text: 'An unusual number of records would have to be deleted at once: {counts}. None of them has been deleted.',
      remedy:
        'Check that the date and the retention periods are right. If they are, allow the deletion here. Make a backup first with “npm run backup”.',
    },
    clock_jumped: {
      title: 'The server’s clock has jumped',
      text: 'The server believes that today is {day}; the last date it saw was {last}. Until this is settled, nothing is deleted.',
      remedy:
        'Set the server’s clock right; deletion then goes on by itself. If the date is right because the server was off for a long time or an old backup was restored, confirm it here.',
    },
    key_replaced: {
      title: 'The application’s key was replaced',
      text: 'Codes of vouchers sold earlier are still valid, but can no longer be printed or sent. Links in old e-mails still work.',
      remedy:
        'If you still have the earlier key, put it back (APP_SECRET or DATA_DIR/secrets/app.key) and restart.',
    },
    disk_full: {
      title: 'There’s no storage space left',
      text: 'Orders, bookings and messages can’t be saved at the moment; anyone who sends something is asked to try again later. What was confirmed is saved.',
      remedy: 'Make room on the server or in the database. Everything then goes on by itself.',
    },
    attachment_missing: {
      title: 'A stored file is missing',
      text: 'At least one file of request {number} is missing. The notice to you went out without it and gives its name.',
      remedy:
        'Get the file back from a backup, or ask the person to send it again. Check that DATA_DIR/objects is complete.',
    },
    storage_moved: {
      title: 'The files are in a different place',
      text: 'The database knows {files} files; {missing} of them can’t be found in the current place.',
      remedy: 'Copy the earlier folder DATA_DIR/objects here or to the S3 storage, and restart.',
    },
    second_server_refused: {
      title: 'A second server tried to start',
      text: 'It uses the same database, but a file folder of its own. It was turned away so that no file is lost.',
      remedy:
        'Give both servers the same DATA_DIR folder (a shared file system) or the same S3 storage, or start only one.',
    },
    untrusted_proxy: {
      title: 'There’s a proxy in front of the server that it doesn’t know',
      text: 'All visitors seem to come from the same address. Limits against abuse then hit all of them together.',
      remedy: 'Set TRUST_PROXY to the address of the proxy or the number of proxies, and restart.',
    },
    used_voucher_voided: {
      title: 'A voucher that had been redeemed is void',
      text: 'The money for a voucher went back without any action of yours (a refund made at the payment provider, or a dispute). It was redeemed for: {names} (bookings, shop orders, invoices, desk). That still stands; the voucher’s share is missing.',
      remedy: 'Find it in the back office and decide: charge the amount again, or cancel.',
    },
    refund_failed: {
      title: 'A refund did not arrive',
      text: 'A refund of {names} came back from the payment provider. The money is yours again; the invoice counts it as paid.',
      remedy:
        'Open the invoice under “Invoices”. If the amount is still due to the customer, pay it back in another way and record that there.',
    },
    invoice_disputed: {
      title: 'A card payment is disputed at the bank',
      text: 'The customer’s bank asks about a payment, or disputes it: {names}. Until it has decided, nothing of this money can be paid back, and no reminder of these invoices goes by itself.',
      remedy: 'Answer at the payment provider: it names the reason and the deadline.',
    },
    invoice_dispute_closed: {
      title: 'The bank has decided about a disputed payment',
      text: 'This is about {names}. If the bank took the money back, the amount is open again on the invoice; otherwise it counts as paid.',
      remedy:
        'Open the invoice under “Invoices”: its history has the decision. What you have to pay back now is under “Today”.',
    },
    paid_back_twice: {
      title: 'Money went back twice',
      text: 'You had already given the money back by hand or as a voucher; afterwards the payment itself went back too, through the bank, the payment provider or because it was undone: {names}. No invoice asks for this amount.',
      remedy: 'Claim it back from the customer, or correct what was entered wrongly.',
    },
    paid_for_nothing: {
      title: 'Money came for something that no longer exists',
      text: 'Somebody paid online, but the order, booking or invoice is deleted: {names}. The amount is known to the payment provider alone.',
      remedy:
        'Look the payment up at the payment provider by its number, which shows who paid. Refund it there, or enter anew what it pays for.',
    },
    mail_not_made: {
      title: 'An e-mail could not be made',
      text: 'Its text or one of its files could not be made; it has not been sent. It is listed under “Today” and under “E-mails”.',
      remedy:
        'Tell the person in another way, and report the fault to your technician; “E-mails” states the reason. Once it is mended, send the e-mail again from there.',
    },
  },
}

export default en
