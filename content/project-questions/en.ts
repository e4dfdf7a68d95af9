import type { Messages } from './de.ts'

const en: Messages = {
  items: {
    kosten: {
      question: 'What does project leadership cost?',
      answer:
        'It depends on scope and duration. After a one-hour conversation we send you a two-page proposal: at a fixed price, by the day with a cost ceiling, or a mix of the two. The conversation and the proposal are free.',
    },
    ablauf: {
      question: 'What happens after I get in touch?',
      answer:
        '{rule:answer} You hear from the person who would lead the project, with questions about your plans. A conversation and a proposal follow, or a no with reasons. {rule:noObligation}',
    },
    wer: {
      question: 'Who will lead my project?',
      answer:
        'The person who talks to you and writes the proposal. We don’t send a team you’ve never met. You can read who we are on the [team page](/team).',
    },
    beginn: {
      question: 'How soon can you start?',
      answer:
        'We tell you in our first reply, with a date. In your enquiry, say when the project should start and how urgent it is.',
    },
    krise: {
      question: 'Do you take on projects that are already under way, or stuck?',
      answer:
        'Yes. First we establish where the project stands and put three routes to you: carry on, go another way or turn back. You decide.',
    },
    ort: {
      question: 'Do you work on site, and in which language?',
      answer:
        'We’re based in Cham and work on site as much as the project needs; the proposal says how much. On this website you can reach us in German, English, French and Italian. We settle the language of the project in the first conversation.',
    },
    vertraulich: {
      question: 'Will what we tell you stay confidential?',
      answer:
        'Yes. We use your details only to reply and to write a proposal; our [privacy statement](/datenschutz) says what we keep and for how long. If you need a non-disclosure agreement before we talk, send it to us.',
    },
    stand: {
      question: 'How do I know where my project stands?',
      answer:
        'Every week you get one page on status and budget, and every two weeks the team shows what works. What we don’t know is on the same list as what we do.',
    },
    unabhaengig: {
      question: 'Do you sell software too?',
      answer:
        'No. We don’t sell software and we take no commission from vendors. If we recommend something, it’s only because of your project.',
    },
    ende: {
      question: 'What remains when the engagement ends?',
      answer:
        'The documentation, a list of open points with names and dates, and a two-page review. The work is yours. We hand over to the people who stay, and leave once things run without us.',
    },
  },
}

export default en
