import type { Messages } from './de.ts'

const en: Messages = {
  items: {
    erhalten: {
      question: 'How and when do I get the voucher?',
      answer:
        '{rule:voucherDelivery} You can forward it or print it on a sheet of A4. We don’t send vouchers by post.',
    },
    gueltig: { question: 'How long is it valid?', answer: '{rule:voucherValidity}' },
    wofuer: {
      question: 'What’s it good for?',
      answer:
        '{rule:voucherUse} A course voucher is good for the course it names and for one person, even if the course costs more by then.',
    },
    einloesen: {
      question: 'How is it redeemed?',
      answer:
        'By entering the code when [booking](/buchen), before paying. The amount is deducted at once; if the price is higher, you pay the difference. You can use one voucher per booking. For goods, enter it in the cart.',
    },
    datum: {
      question: 'Do I need to know the date already?',
      answer:
        'No. The person who receives the voucher chooses the date. All dates are in the [event calendar](/event-kalender).',
    },
    passend: {
      question: 'Which course is right, and from what age?',
      answer:
        'Aufbruch (Setting Out) is for anyone aged 16 or over, with no experience needed. Durchhaltevermögen (Endurance) and Klarer Kompass (Clear Compass) are for ages 18 and over and call for more fitness and some experience outdoors; for Klarer Kompass you should also have spent nights outdoors before. The courses aren’t designed for children. If you aren’t sure, choose a gift voucher for an amount: the recipient then picks the course.',
    },
    weitergeben: {
      question: 'Can I pass it on, or use it for another course?',
      answer:
        'You can pass it on: anyone who has the code can book with it. A course voucher is good only for the course printed on it; a voucher for an amount is good for any course, any team event and goods in the shop.',
    },
    verloren: {
      question: 'What if the voucher gets lost?',
      answer:
        'It’s attached as a PDF to the e-mail about your order. If you can’t find that e-mail, write to us from the address you ordered with. Look after the code as you would cash: anyone who knows it can redeem it.',
    },
    rueckgabe: {
      question: 'Can I return a voucher or have it paid out?',
      answer:
        'No. We don’t pay vouchers out, and Swiss law gives no general right to return what you buy online. If you’ve made a mistake, write to us before the voucher is redeemed.',
    },
    absage: {
      question: 'What happens to the voucher if a course is called off or I cancel?',
      answer:
        'If we call the course off, the voucher is valid again in full, or you choose a new date. If you cancel up to {figure:freeDays} days before the start, the full amount goes back onto the voucher. This doesn’t extend its validity.',
    },
  },
}

export default en
