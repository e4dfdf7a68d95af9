import type { Messages } from './de.ts'

const en: Messages = {
  own: {
    'back-to-the-roots': {
      items: {
        handy: {
          question: 'Does everyone really have to hand in their phone?',
          answer:
            'No. If you need to be reachable, because you’re on call or have small children, tell us before we start and keep your phone. The guide always has one too.',
        },
        fitness: {
          question: 'How fit do people need to be?',
          answer:
            'You walk short stretches on woodland paths and then stay in one place. If anyone finds walking difficult, mention it in your request and we’ll choose the place to suit.',
        },
        nachher: {
          question: 'What does the team take away?',
          answer:
            'A conversation about who took on what and what was left undone, and for everyone the spoon they’ve carved.',
        },
      },
    },
    'feuer-und-fokus': {
      items: {
        feuerverbot: { question: 'What happens if fires are banned?', answer: '{rule:fireBanFocus}' },
        fitness: {
          question: 'Do we need experience, and how fit do people need to be?',
          answer:
            'You don’t need any experience: we show you every step. You walk short stretches on woodland paths and collect wood. If anyone finds walking difficult or can’t tolerate smoke, mention it in your request and we’ll plan for it.',
        },
        nachher: {
          question: 'What do we take back to the office?',
          answer:
            'After each of the three attempts you talk about what was missing. At the end everyone takes one sentence back: what they’ll do first at work, and what they’ll drop to make room for it.',
        },
      },
    },
    orientierungspunkt: {
      items: {
        schlafen: {
          question: 'How do we sleep, and do we need bivouac experience?',
          answer:
            'No experience is needed. You sleep under tarps, on mats and in sleeping bags; we bring all of it, and the guides are there all night. If anyone would rather not sleep in the mixed group, mention it in your request and we’ll find a solution.',
        },
        fitness: {
          question: 'How fit do people need to be, and what if a group gets lost?',
          answer:
            'You walk on paths and through the woods, with breaks. If anyone finds walking difficult, mention it in your request and we’ll place the controls to suit. The guides always know where both groups are. Each group carries a sealed phone and an emergency plan.',
        },
        nachher: {
          question: 'What do we take back to the office?',
          answer:
            'Three agreements on how you work together across sites. You make them yourselves on the second day and take them back in writing.',
        },
      },
    },
    'shelter-bau': {
      items: {
        sicherheit: {
          question: 'Do we need to be good with our hands, and is building dangerous?',
          answer:
            'You don’t need to be: we show every step, and there’s work for everyone, sitting down too. If anyone finds walking difficult, mention it in your request and we’ll choose the place to suit. You build with dead wood from the ground. Everyone working on the frame wears a helmet; we bring helmets and gloves.',
        },
        wasserprobe: {
          question: 'Will we get wet in the water test?',
          answer:
            'If the roof leaks, yes. We pour from two watering cans, and you wear rain jackets. If you’d rather stay dry, you can watch from outside.',
        },
        nachher: {
          question: 'What do we take back to the office?',
          answer:
            'In one day you see which agreement held and where nobody felt responsible. You talk about it at the end, before the shelter is taken down.',
        },
      },
    },
    'wasser-und-willenskraft': {
      items: {
        schwimmen: {
          question: 'Do we need to be able to swim?',
          answer:
            'If you go into the water, yes. It’s no more than knee-deep, and everyone in it wears a buoyancy aid and waders. If you can’t swim or would rather not go in, you have a job on the bank. If the river is in flood, we postpone.',
        },
        fitness: {
          question: 'How cold does it get, and how fit do people need to be?',
          answer:
            'The water is cold in summer too. There’s a heated tent on the bank for changing and warming up. No special fitness is needed. If anyone finds walking difficult, mention it in your request and we’ll choose the place to suit. If you have a heart condition or asthma, or are pregnant, please ask a doctor first.',
        },
        nachher: {
          question: 'What do we take back to the office?',
          answer:
            'The experience of agreeing beforehand what will tell you to turn back. By the fire you talk about when carrying on was right, and who would have liked to turn back earlier.',
        },
      },
    },
    'survival-mindset': {
      items: {
        druck: {
          question: 'Will anyone be shown up or put under pressure?',
          answer:
            'No. The pressure comes from the task, not from danger, and we talk about the decision, not the person. Anyone can leave a scenario at any time without giving a reason.',
        },
        fitness: {
          question: 'How fit do people need to be?',
          answer:
            'You walk short stretches on woodland paths. If anyone finds walking difficult, mention it in your request and we’ll choose the place to suit.',
        },
        nachher: {
          question: 'What do we take back to the office?',
          answer:
            'A simple pattern for deciding under pressure: stop, look, think, act. Everyone also writes down one sentence, and the team three agreements.',
        },
      },
    },
  },
  shared: {
    items: {
      gruppe: {
        question: 'How small or large can the group be, and how early should we ask?',
        answer:
          'The flat rate covers up to {flat} people, even if there are only a few of you. There are fixed prices for up to {most} people; above that we send you a quote. The earlier you ask, the more likely your date is free; it helps to name a second one. {rule:noObligation} {rule:answer}',
      },
      essen: {
        question: 'Is there vegetarian food, and what about allergies?',
        answer:
          'In your request, tell us how many people are vegetarian or can’t eat something. We don’t need any names for that. We’ll plan for it; where that isn’t possible outdoors, we’ll tell you beforehand.',
      },
      toilette: {
        question: 'Is there a toilet?',
        answer:
          'Not everywhere. The places are in the woods or by the water. If someone needs a toilet close by, mention it in your request: we’ll choose the place to suit, or tell you where the nearest one is.',
      },
      regen: {
        question: 'What happens in rain, in a thunderstorm or after an accident?',
        answer:
          '{rule:weather} For emergencies the guide carries a phone and a first-aid kit. Everyone takes part under their own accident and liability insurance; whether the day counts as working time is for your company to settle.',
      },
      kinder: {
        question: 'Can we bring children or a dog?',
        answer:
          'Our team events are designed for adults. Apprentices under 18 can take part with written consent from a parent or guardian. If you’d like to bring children or a dog, mention it in your request and we’ll tell you whether it suits the place and the programme.',
      },
      sprache: {
        question: 'What language is the event in?',
        answer:
          'In German. If you’d like English, French or Italian, say so in your request: we’ll check and confirm the language together with the date.',
      },
      bezahlen: {
        question: 'How do we pay, and what does it cost to cancel?',
        answer:
          'Once we’ve confirmed your date, we send you an invoice, payable within {figure:invoiceDays} days. {rule:cancellation} The same deadlines and fees apply to people who drop out. {rule:substitute} {rule:calledOff} It’s all in the [terms and conditions](/agb#absage).',
      },
    },
  },
}

export default en
