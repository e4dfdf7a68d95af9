import type { Messages } from './de.ts'

const fr: Messages = {
  own: {
    'back-to-the-roots': {
      items: {
        handy: {
          question: 'Tout le monde doit-il vraiment remettre son téléphone ?',
          answer:
            'Non. Les personnes qui doivent rester joignables, par exemple pour un service de piquet ou de jeunes enfants, le disent avant le départ et gardent leur téléphone. Votre guide en a toujours un aussi.',
        },
        fitness: {
          question: 'Quelle condition physique faut-il ?',
          answer:
            'Vous marchez peu, sur des chemins forestiers, puis vous restez au même endroit. Si quelqu’un marche difficilement, signalez-le dans la demande : nous choisirons le lieu en conséquence.',
        },
        nachher: {
          question: 'Que reste-t-il à l’équipe après la sortie ?',
          answer:
            'Une discussion sur ce que chaque personne a pris en charge et sur ce qui est resté en plan, et pour tout le monde la cuillère taillée de ses mains.',
        },
      },
    },
    'feuer-und-fokus': {
      items: {
        feuerverbot: {
          question: 'Que se passe-t-il en cas d’interdiction de faire du feu ?',
          answer: '{rule:fireBanFocus}',
        },
        fitness: {
          question: 'Faut-il de l’expérience, et quelle condition physique ?',
          answer:
            'Aucune expérience n’est nécessaire : nous montrons tous les gestes. Vous marchez peu, sur des chemins forestiers, et vous ramassez du bois. Si quelqu’un marche difficilement ou ne supporte pas la fumée, signalez-le dans la demande : nous en tiendrons compte.',
        },
        nachher: {
          question: 'Que rapporte-t-on au bureau ?',
          answer:
            'Après chacun des trois essais, vous discutez de ce qui a manqué. À la fin, chaque personne repart avec une phrase : ce qu’elle fera d’abord au travail, et ce qu’elle laissera pour cela.',
        },
      },
    },
    orientierungspunkt: {
      items: {
        schlafen: {
          question: 'Comment dort-on, et faut-il avoir déjà bivouaqué ?',
          answer:
            'Aucune expérience n’est nécessaire. Vous dormez sous des bâches, sur des matelas et dans des sacs de couchage ; nous apportons tout, et l’encadrement reste toute la nuit. Si quelqu’un préfère ne pas dormir dans le groupe mixte, signalez-le dans la demande : nous chercherons une solution.',
        },
        fitness: {
          question: 'Quelle condition faut-il, et que se passe-t-il si un groupe se perd ?',
          answer:
            'Vous marchez sur des chemins et en forêt, avec des pauses. Si quelqu’un marche difficilement, signalez-le dans la demande : nous placerons les postes en conséquence. L’encadrement sait toujours où sont les deux groupes. Chacun emporte pour les urgences un téléphone scellé et un plan d’urgence.',
        },
        nachher: {
          question: 'Que rapporte-t-on au bureau ?',
          answer:
            'Trois accords sur votre façon de travailler ensemble à distance. Vous les concluez vous-mêmes le second jour et les emportez par écrit.',
        },
      },
    },
    'shelter-bau': {
      items: {
        sicherheit: {
          question: 'Faut-il être adroit de ses mains, et la construction est-elle dangereuse ?',
          answer:
            'Non, aucune habileté particulière n’est nécessaire : nous montrons chaque étape, et il y a du travail pour tout le monde, même en position assise. Si quelqu’un marche difficilement, signalez-le dans la demande : nous choisirons le lieu en conséquence. On construit avec du bois mort tombé au sol. Près de la charpente, tout le monde porte un casque ; nous apportons casques et gants.',
        },
        wasserprobe: {
          question: 'Sera-t-on mouillé lors de l’épreuve de l’eau ?',
          answer:
            'Si le toit n’est pas étanche, oui. On verse l’eau avec deux arrosoirs, et vous portez une veste de pluie. Les personnes qui préfèrent rester au sec regardent de l’extérieur.',
        },
        nachher: {
          question: 'Que rapporte-t-on au bureau ?',
          answer:
            'En un jour, vous voyez quels accords ont tenu et où personne ne s’est senti responsable. Vous en parlez à la fin, avant de démonter l’abri.',
        },
      },
    },
    'wasser-und-willenskraft': {
      items: {
        schwimmen: {
          question: 'Faut-il savoir nager ?',
          answer:
            'Pour entrer dans l’eau, oui. L’eau arrive au genou au plus, et tout le monde y porte un gilet de sauvetage et un pantalon étanche. Les personnes qui ne savent pas nager ou ne veulent pas entrer dans l’eau ont une tâche sur la rive. En cas de crue, nous reportons.',
        },
        fitness: {
          question: 'Fait-il froid, et quelle condition physique faut-il ?',
          answer:
            'L’eau est froide, même en été. Une tente chauffée sur la rive permet de se changer et de se réchauffer. Aucune condition particulière n’est nécessaire. Si quelqu’un marche difficilement, signalez-le dans la demande : nous choisirons le lieu en conséquence. En cas de problème cardiaque, d’asthme ou de grossesse, demandez d’abord l’avis d’un médecin.',
        },
        nachher: {
          question: 'Que rapporte-t-on au bureau ?',
          answer:
            'L’expérience de fixer à l’avance à quoi on reconnaît qu’il faut faire demi-tour. Autour du feu, vous parlez du moment où il était juste de continuer, et de qui aurait préféré faire demi-tour plus tôt.',
        },
      },
    },
    'survival-mindset': {
      items: {
        druck: {
          question: 'Quelqu’un risque-t-il d’être exposé ou mis sous pression ?',
          answer:
            'Non. La pression vient de la tâche, pas du danger, et l’on discute de la décision, pas de la personne. Tout le monde peut quitter un scénario à tout moment, sans se justifier.',
        },
        fitness: {
          question: 'Quelle condition physique faut-il ?',
          answer:
            'Vous marchez peu, sur des chemins forestiers. Si quelqu’un marche difficilement, signalez-le dans la demande : nous choisirons le lieu en conséquence.',
        },
        nachher: {
          question: 'Que rapporte-t-on au bureau ?',
          answer:
            'Une méthode simple pour décider sous pression : s’arrêter, regarder, réfléchir, agir. De plus, chaque personne note une phrase, et l’équipe trois accords.',
        },
      },
    },
  },
  shared: {
    items: {
      gruppe: {
        question: 'Quelle taille peut avoir le groupe, et combien de temps à l’avance faire la demande ?',
        answer:
          'Jusqu’à {flat} personnes, c’est le forfait, même si vous êtes peu nombreux. Il y a des prix fixes jusqu’à {most} personnes ; au-delà, nous vous faisons une offre. Plus la demande arrive tôt, plus votre date a de chances d’être libre ; le mieux est d’en proposer une seconde. {rule:noObligation} {rule:answer}',
      },
      essen: {
        question: 'Y a-t-il des repas végétariens, et qu’en est-il des allergies ?',
        answer:
          'Écrivez dans la demande combien de personnes mangent végétarien ou ne supportent pas un aliment. Nous n’avons pas besoin de noms. Nous en tenons compte ; là où ce n’est pas possible dehors, nous vous le disons avant.',
      },
      toilette: {
        question: 'Y a-t-il des toilettes ?',
        answer:
          'Pas partout. Les lieux sont en forêt ou au bord de l’eau. Si quelqu’un a besoin de toilettes à proximité, signalez-le dans la demande : nous choisirons le lieu en conséquence, ou nous vous dirons où sont les plus proches.',
      },
      regen: {
        question: 'Que se passe-t-il en cas de pluie, d’orage ou d’accident ?',
        answer:
          '{rule:weather} Pour les urgences, votre guide a un téléphone et une pharmacie. Chaque personne participe avec sa propre assurance accidents et sa propre assurance responsabilité civile ; c’est à votre entreprise de déterminer si la journée compte comme temps de travail.',
      },
      kinder: {
        question: 'Les enfants ou les chiens peuvent-ils venir ?',
        answer:
          'Nos sorties d’équipe sont conçues pour des adultes. Les personnes en apprentissage de moins de 18 ans y participent avec l’accord écrit de leur représentant légal. Si vous souhaitez venir avec des enfants ou un chien, signalez-le dans la demande : nous vous dirons si le lieu et le programme s’y prêtent.',
      },
      sprache: {
        question: 'Dans quelle langue la sortie se déroule-t-elle ?',
        answer:
          'En allemand. Si vous souhaitez l’anglais, le français ou l’italien, indiquez-le dans la demande : nous vérifions et confirmons la langue avec la date.',
      },
      bezahlen: {
        question: 'Comment payer, et combien coûte une annulation ?',
        answer:
          'Une fois votre date confirmée, vous recevez une facture, payable dans les {figure:invoiceDays} jours. {rule:cancellation} Les mêmes délais valent pour les personnes qui se désistent. {rule:substitute} {rule:calledOff} Tout figure dans les [conditions générales](/agb#absage).',
      },
    },
  },
}

export default fr
