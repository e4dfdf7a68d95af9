import type { Messages } from './de.ts'

const en: Messages = {
  own: {
    aufbruch: {
      items: {
        fitness: {
          question: 'How fit do I need to be?',
          answer:
            'No special fitness is needed. The walk is short, spread over the whole day and graded T1, the easiest grade of the Swiss Alpine Club’s hiking scale. As a rule of thumb, if you can walk for two hours at a stretch, you’re fit enough. You don’t need any experience.',
        },
        toilette: {
          question: 'Is there a toilet on the way?',
          answer:
            'Don’t count on it. It’s best to go on your way to the meeting point; in the woods your instructor shows you how to manage in private and leave no trace. If you need regular access to a toilet, please write to us before you book.',
        },
        kinder: {
          question: 'Can I bring children or a dog?',
          answer:
            'The minimum age is 16. Anyone under 18 needs written consent from a parent or guardian. A dog can come only if we’ve agreed it with you beforehand: we work with fire and knives, and not everyone in the group is used to dogs.',
        },
        nachher: {
          question: 'What will I be able to do afterwards?',
          answer:
            'Light a fire without a lighter, filter and boil water, and show on a map where you are. Your notes are yours to keep. If you need a confirmation of attendance, mention it when you book.',
        },
      },
    },
    durchhaltevermoegen: {
      items: {
        fitness: {
          question: 'How fit do I need to be?',
          answer:
            'You carry your rucksack uphill and downhill on both days. On the Swiss Alpine Club’s hiking scale, T2 means a continuous mountain path that’s steep in places. As a rule of thumb, if you can walk uphill for two hours with a rucksack on and still hold a conversation, you’re fit enough. You don’t need to have done Aufbruch (Setting Out), but it’s a good start if you’ve never made a fire.',
        },
        schlafen: {
          question: 'How do we sleep, and is there a toilet?',
          answer:
            'In your own sleeping bag, on mats and under tarps, all in one camp. If you’d rather sleep apart from the mixed group, tell us beforehand and we’ll bring one more tarp. If the forecast is below 0\u00a0°C, we sleep under a solid roof. There’s no toilet at the camp; your instructor shows you how to leave no trace.',
        },
        kinder: {
          question: 'Can I bring children or a dog?',
          answer:
            'The minimum age is 18, because of the night and the long walks. A dog can come only if we’ve agreed it with you beforehand: not everyone in the group is used to dogs, and there’s wildlife about at night.',
        },
        nachher: {
          question: 'What will I be able to do afterwards?',
          answer:
            'Build a camp that keeps you dry and warm, pace yourself over two days and notice when you’re too tired to decide. If you need a confirmation of attendance, mention it when you book.',
        },
      },
    },
    'klarer-kompass': {
      items: {
        fitness: {
          question: 'How fit and how experienced do I need to be?',
          answer:
            'You walk long stages with a rucksack on three days, on mountain paths and off them. On the Swiss Alpine Club’s hiking scale, T3 means demanding mountain hiking for which you need to be sure-footed. As a rule of thumb, if you can walk for five hours with a full rucksack on two days running, uphill too, you’re fit enough. You also need to have done level 2 or to have spent nights outdoors before.',
        },
        schlafen: {
          question: 'How do we sleep, and is there a toilet?',
          answer:
            'Two nights in a camp that the group builds: in your own sleeping bag, on your own mat, under tarps that we bring. If you’d rather sleep apart from the mixed group, tell us beforehand and we’ll bring one more tarp. If the forecast is below 0\u00a0°C, we sleep under a solid roof. There’s no toilet at the camp; your instructor shows you how to leave no trace.',
        },
        kinder: {
          question: 'Can I bring children or a dog?',
          answer:
            'The minimum age is 18, and everyone needs experience outdoors. A dog can come only if we’ve agreed it with you beforehand: stretches without a path and two nights out don’t suit every animal.',
        },
        nachher: {
          question: 'What do I take back to work?',
          answer:
            'You’ll have led at least two stages and had feedback on each. At the end you write down what you’ll do differently on Monday. If you need a confirmation of attendance, mention it when you book.',
        },
      },
    },
  },
  shared: {
    items: {
      allein: {
        question: 'Can I come on my own, and without German?',
        answer:
          'On your own: yes. You book a single place in a mixed group of {from} to {to} people. The course is in German; we’re happy to answer questions in English. If you don’t understand German, please write to us before you book. If fewer than {from} people book, we decide no later than {figure:decisionDays} days before whether it goes ahead. {rule:calledOff}',
      },
      essen: {
        question: 'Is there vegetarian food, and what about allergies?',
        answer:
          'We cook vegetarian food on request. When you book, tell us what you don’t eat or can’t tolerate; where we can’t manage that outdoors, we’ll say so before the course. Giving these details is voluntary. {rule:healthData}',
      },
      regen: {
        question: 'Does the course go ahead in the rain?',
        answer: '{rule:weather} The packing list on this page allows for wet weather, and we bring tarps.',
      },
      notfall: {
        question: 'Is there mobile reception, and what happens in an accident?',
        answer:
          'There isn’t reception everywhere. That’s why your instructor carries a phone, a first-aid kit and an emergency radio, and every route has an emergency plan. You take part under your own accident and liability insurance. Ask your insurer whether search and rescue is covered too.',
      },
      bezahlen: {
        question: 'How do I pay, and how early do I need to book?',
        answer:
          'You pay online on a secure page when you book; you can also use a voucher. Companies can ask for an invoice, payable within {figure:invoiceDays} days. You can book until the course starts, as long as there are places. If it’s full, there’s a waiting list that costs nothing.',
      },
      absage: {
        question: 'What if I can’t come, or I’m running late?',
        answer:
          '{rule:cancellation} {rule:substitute} {rule:illness} If you’re running late, please call us straight away: we’ll tell you whether you can still join the group on the way. It’s all in the [terms and conditions](/agb#absage).',
      },
    },
  },
}

export default en
