import type { Messages } from './de.ts'

const fr: Messages = {
  meta: {
    title: 'Philosophie et valeurs – Gratweg',
    description:
      'Dire ce qui est. Ménager ses forces. Savoir faire demi-tour. Ce que nous rapportons du terrain dans les projets, et ce que nous y laissons.',
  },
  title: 'Ce à quoi nous tenons',
  lead: 'On voit comment quelqu’un dirige quand le plan ne tient plus. Dehors, cela arrive le premier après-midi ; dans un projet, un peu plus tard.',
  rings: {
    alt: 'Coupe d’un tronc d’arbre : soixante cernes, dont une bande étroite et sombre et, plus à l’extérieur, une cicatrice refermée',
    caption: 'Coupe, dessinée',
    marks: ['Sept étés secs', 'La cicatrice', 'Aujourd’hui'],
  },
  opening: [
    'Un arbre ne tient pas de procès-verbal et n’oublie pourtant rien. Il écrit large les bonnes années, étroit les mauvaises. Dans le tronc de cette page, sept cernes se serrent : sept étés secs. Plus à l’extérieur, une cicatrice. Quelque chose a déchiré l’écorce, et l’arbre a mis neuf ans à pousser autour de la plaie.',
    'Nous conduisons des projets, et nous conduisons des groupes en forêt. D’un côté comme de l’autre, il y a des années sèches et des cicatrices. Ce à quoi nous tenons tient en six courts chapitres, chacun avec une scène vécue dehors. Un septième dit ce que nous ne croyons pas.',
  ],
  sections: {
    tell: {
      title: 'Dire ce qui est',
      paragraphs: [
        'Du brouillard sur la crête, un groupe, une carte. Le premier réflexe, c’est d’accélérer. Nous nous arrêtons. À tour de rôle, chaque personne dit en une phrase ce qu’elle voit : une clôture, un ruisseau, rien. Pas ce qu’elle suppose. Au bout d’une minute, on sait en général où l’on est.',
        'Dans un projet, le brouillard s’appelle statut. Un feu vert, orange ou rouge est une supposition. Une chose qui marche et que l’on peut montrer est une observation. Nos rapports disent donc ce qui peut se montrer et, à côté, ce que nous ignorons. Les mauvaises nouvelles, vous les apprenez tôt, par nous et en une phrase.',
      ],
      quote: '« Une carte avec des blancs est plus utile qu’une carte qui prétend tout savoir. »',
    },
    roof: {
      title: 'D’abord le toit',
      paragraphs: [
        'Deux heures avant la nuit, il y a quatre choses à faire : le toit, l’eau, le feu, le repas. La plupart commencent par le feu, parce qu’on a l’impression d’avancer. À deux heures du matin, il se met à pleuvoir, et tout le monde aurait préféré commencer par le toit.',
        'Les projets commencent volontiers par ce qui se montre bien. Nous commençons par ce qui porte : qui décide, d’où viennent les données, quelle interface n’appartient à personne. Le feu vient ensuite. Sous un toit, il dure plus longtemps.',
      ],
    },
    pace: {
      title: 'Ménager ses forces',
      paragraphs: [
        'Un groupe avance au rythme du plus lent. Ce n’est pas une faiblesse, c’est une donnée avec laquelle on peut compter. Chez nous, la personne la plus lente marche juste derrière celle qui guide. Et les sacs lourds, nous les répartissons à la première halte, pas à la dernière.',
        'Dans la bande étroite du dessin, l’arbre n’a pas cessé de croître. Il a dépensé moins. Dans les projets, ce courage manque souvent : tout le monde porte tout, jusqu’à ce que les meilleurs lâchent. Nous préférons biffer un objectif en février plutôt que de perdre quelqu’un en août.',
      ],
    },
    halt: {
      title: 'Chacun peut dire stop',
      paragraphs: [
        'Avant de partir, nous désignons qui décide quand on n’a plus le temps de parler. Mais chaque personne peut dire « stop », à tout moment et sans se justifier. Le groupe s’arrête, et c’est alors seulement qu’on demande pourquoi.',
        'Au bord de la rivière, c’est une évidence ; en salle de séance, rarement. Là, tout le monde dit « on continue » et personne ne dit stop. Nous faisons l’inverse : un nom pour chaque décision, et pour chacun le droit d’arrêter sans passer ensuite pour un frein.',
      ],
      quote: '« Chacun peut dire stop. Une seule personne dit : on continue. »',
    },
    turnBack: {
      title: 'Savoir faire demi-tour',
      paragraphs: [
        'L’heure du demi-tour, nous la fixons le matin, au café. À deux heures, nous rebroussons chemin, même si le sommet est tout près.',
        'Chacun de nos mandats prévoit donc trois signaux qui nous arrêtent et nous font décider à nouveau : une somme, une date, un événement. Ils sont écrits avant la fatigue, et avant que quelqu’un risque de perdre la face. Faire alors demi-tour, ce n’est pas avoir mal lu la carte, c’est avoir bien lu le terrain.',
      ],
      quote: '« À deux heures, le sommet est toujours tout près. »',
    },
    scars: {
      title: 'Garder les cicatrices',
      paragraphs: [
        'Un arbre ne répare rien. Il isole la plaie et pousse autour, et dans le bois elle reste lisible. Nous préférons cela à une surface bien polie.',
        'Chaque mandat se termine donc par un bilan en deux pages : ce qui nous a touchés, ce que nous ferons autrement, ce que nous n’avons pas compris. Vous le recevez aussi. Il est plus court qu’un rapport final, et on le lit plus souvent.',
      ],
    },
    doubts: {
      title: 'Ce que nous ne croyons pas',
      paragraphs: [
        'Qu’une nuit en forêt suffise pour apprendre à diriger. Mais en quelques heures, elle montre comment vous décidez et comment votre équipe fonctionne. C’est avec cela que vous continuez au bureau.',
        'Qu’il faille souffrir pour apprendre. Que ceux qui parlent le plus fort connaissent le chemin. Et que tout se transpose : un projet n’est pas une montagne, et personne ne meurt de froid pour un jalon manqué. Quand l’image ne tient plus, nous la laissons de côté.',
      ],
    },
  },
  next: {
    label: 'Prochaine étape',
    title: 'Voir plutôt que croire',
    text: 'En une journée dehors, à titre individuel ou avec votre équipe. Ou sur votre projet.',
    action: 'Trouver un stage',
    condition: 'par personne, 1 à 2½ jours',
    from: 'dès {price}',
    teamEvent: 'Planifier une sortie d’équipe',
    project: 'Soumettre un projet',
    team: 'Qui nous sommes',
  },
}

export default fr
