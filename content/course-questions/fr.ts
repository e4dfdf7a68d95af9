import type { Messages } from './de.ts'

const fr: Messages = {
  own: {
    aufbruch: {
      items: {
        fitness: {
          question: 'Quelle condition physique faut-il ?',
          answer:
            'Aucune condition particulière. Le trajet est court, réparti sur toute la journée et classé T1, le degré le plus facile de l’échelle de randonnée du CAS. En règle générale, si vous pouvez marcher deux heures d’affilée, cela suffit. Aucune expérience n’est nécessaire.',
        },
        toilette: {
          question: 'Y a-t-il des toilettes en chemin ?',
          answer:
            'N’y comptez pas. Le mieux est d’y aller avant le rendez-vous ; en forêt, votre guide vous montre comment faire à l’abri des regards et sans laisser de traces. Si vous avez régulièrement besoin de toilettes, écrivez-nous avant de réserver.',
        },
        kinder: {
          question: 'Les enfants ou les chiens peuvent-ils venir ?',
          answer:
            'L’âge minimal est de 16 ans. Avant 18 ans, il faut l’accord écrit du représentant légal. Un chien ne vient que si nous en avons convenu avec vous auparavant : nous utilisons du feu et des couteaux, et tout le monde dans le groupe n’a pas l’habitude des chiens.',
        },
        nachher: {
          question: 'Que saurai-je faire après le stage ?',
          answer:
            'Faire du feu sans briquet, filtrer et bouillir de l’eau, et montrer sur la carte où vous êtes. Vous gardez vos notes. Si vous avez besoin d’une attestation, signalez-le en réservant.',
        },
      },
    },
    durchhaltevermoegen: {
      items: {
        fitness: {
          question: 'Quelle condition physique faut-il ?',
          answer:
            'Vous portez votre sac à la montée et à la descente, les deux jours. Sur l’échelle de randonnée du CAS, T2 désigne un sentier de montagne continu, parfois raide. En règle générale, si vous pouvez monter deux heures, sac au dos, tout en parlant, cela suffit. Le stage Aufbruch (Départ) n’est pas obligatoire, mais c’est un bon début si vous n’avez jamais fait de feu.',
        },
        schlafen: {
          question: 'Comment dort-on, et y a-t-il des toilettes ?',
          answer:
            'Dans votre sac de couchage, sur un matelas et sous des bâches, tous dans un même camp. Si vous préférez dormir à part du groupe mixte, dites-le-nous avant : nous prendrons une bâche de plus. Si le bulletin annonce moins de 0\u00a0°C, nous dormons sous un toit en dur. Il n’y a pas de toilettes au camp ; votre guide vous montre comment ne pas laisser de traces.',
        },
        kinder: {
          question: 'Les enfants ou les chiens peuvent-ils venir ?',
          answer:
            'L’âge minimal est de 18 ans, à cause de la nuit et des longs trajets. Un chien ne vient que si nous en avons convenu avec vous auparavant : tout le monde dans le groupe n’a pas l’habitude des chiens, et le gibier circule la nuit.',
        },
        nachher: {
          question: 'Que saurai-je faire après le stage ?',
          answer:
            'Monter un camp où vous restez au sec et au chaud, ménager vos forces sur deux jours et remarquer quand la fatigue vous empêche de décider. Si vous avez besoin d’une attestation, signalez-le en réservant.',
        },
      },
    },
    'klarer-kompass': {
      items: {
        fitness: {
          question: 'Quelle condition et quelle expérience faut-il ?',
          answer:
            'Vous parcourez de longues étapes avec un sac, sur trois jours, sur des sentiers de montagne et hors des chemins. Sur l’échelle de randonnée du CAS, T3 désigne une randonnée exigeante qui demande d’avoir le pied sûr. En règle générale, si vous pouvez marcher cinq heures avec un sac plein, deux jours de suite, aussi en montée, cela suffit. Il faut aussi avoir suivi le niveau 2 ou avoir déjà passé des nuits dehors.',
        },
        schlafen: {
          question: 'Comment dort-on, et y a-t-il des toilettes ?',
          answer:
            'Deux nuits dans un camp que le groupe monte lui-même : dans votre sac de couchage, sur votre matelas, sous des bâches que nous apportons. Si vous préférez dormir à part du groupe mixte, dites-le-nous avant : nous prendrons une bâche de plus. Si le bulletin annonce moins de 0\u00a0°C, nous dormons sous un toit en dur. Il n’y a pas de toilettes au camp ; votre guide vous montre comment ne pas laisser de traces.',
        },
        kinder: {
          question: 'Les enfants ou les chiens peuvent-ils venir ?',
          answer:
            'L’âge minimal est de 18 ans, et il faut l’expérience du terrain. Un chien ne vient que si nous en avons convenu avec vous auparavant : des passages hors chemin et deux nuits dehors ne conviennent pas à tous les animaux.',
        },
        nachher: {
          question: 'Qu’est-ce que j’en retire pour mon travail ?',
          answer:
            'Vous aurez dirigé au moins deux étapes et reçu un retour sur chacune. À la fin, vous notez ce que vous ferez autrement lundi. Si vous avez besoin d’une attestation, signalez-le en réservant.',
        },
      },
    },
  },
  shared: {
    items: {
      allein: {
        question: 'Puis-je venir sans connaître personne, et sans parler allemand ?',
        answer:
          'Sans connaître personne : oui. Vous réservez une place individuelle dans un groupe mixte de {from} à {to} personnes. Le stage se donne en allemand ; nous répondons aussi aux questions en anglais. Si vous ne comprenez pas l’allemand, écrivez-nous avant de réserver. S’il y a moins de {from} inscriptions, nous décidons au plus tard {figure:decisionDays} jours avant s’il a lieu. {rule:calledOff}',
      },
      essen: {
        question: 'Y a-t-il des repas végétariens, et qu’en est-il des allergies ?',
        answer:
          'Nous cuisinons végétarien sur demande. Écrivez en réservant ce que vous ne mangez pas ou ne supportez pas ; si nous ne pouvons pas le garantir dehors, nous vous le disons avant le stage. Cette indication est facultative. {rule:healthData}',
      },
      regen: {
        question: 'Le stage a-t-il lieu en cas de pluie ?',
        answer:
          '{rule:weather} La liste du matériel sur cette page est prévue pour un temps humide, et nous apportons des bâches.',
      },
      notfall: {
        question: 'Le téléphone passe-t-il, et que se passe-t-il en cas d’accident ?',
        answer:
          'Le réseau ne passe pas partout. C’est pourquoi votre guide emporte un téléphone, une pharmacie et une radio de secours, et chaque itinéraire a son plan d’urgence. Vous participez avec votre propre assurance accidents et votre propre assurance responsabilité civile. Demandez à votre assurance si elle couvre aussi les recherches et le sauvetage.',
      },
      bezahlen: {
        question: 'Comment payer, et combien de temps à l’avance réserver ?',
        answer:
          'Vous payez en ligne au moment de réserver, sur une page sécurisée, aussi avec un bon cadeau. Les entreprises reçoivent sur demande une facture, payable dans les {figure:invoiceDays} jours. Vous pouvez réserver jusqu’au début du stage, tant qu’il reste des places. S’il est complet, il y a une liste d’attente, sans frais.',
      },
      absage: {
        question: 'Que faire si j’ai un empêchement ou du retard ?',
        answer:
          '{rule:cancellation} {rule:substitute} {rule:illness} Si vous avez du retard, appelez-nous tout de suite : nous vous dirons si vous pouvez encore rejoindre le groupe en chemin. Tout figure dans les [conditions générales](/agb#absage).',
      },
    },
  },
}

export default fr
