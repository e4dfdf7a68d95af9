import type { Messages } from './de.ts'

const fr: Messages = {
  meta: {
    title: 'Conditions générales de vente – Gratweg',
    description:
      'Conditions pour la boutique, les bons cadeaux, les stages et les sorties : prix en CHF livraison comprise, bons valables dix ans, annulation, météo.',
  },
  title: 'Conditions générales',
  lead: 'Les règles quand vous achetez, réservez ou utilisez un bon cadeau chez nous.',
  sections: {
    geltung: {
      title: 'Champ d’application',
      paragraphs: [
        'Ces conditions s’appliquent aux achats dans la boutique, aux bons cadeaux, aux stages et aux sorties d’équipe de {company}, {street}, {city}.',
        'Nous pouvons convenir par écrit d’autres règles ; un e-mail suffit. Vos propres conditions ne s’appliquent que si nous les avons acceptées.',
        'Les mandats de projet font l’objet d’un contrat séparé.',
      ],
    },
    preise: {
      title: 'Offres et prix',
      paragraphs: [
        'Ce que montre le site est une invitation à commander ou à réserver. Le contenu, la durée et le prix figurent sur la page de l’article, du stage ou de la sortie d’équipe. Ce qui y est écrit au moment de la commande fait foi.',
        'Tous les prix sont des prix totaux en francs suisses (CHF).',
        'La taxe sur la valeur ajoutée est comprise (numéro {vatNumber}).',
        'Ce que comprend le prix d’un stage ou d’une sortie est indiqué sur sa page. Le trajet, votre équipement personnel et les assurances n’en font pas partie.',
      ],
    },
    bestellen: {
      title: 'Commander dans la boutique, pas à pas',
      paragraphs: [],
      steps: [
        'Vous mettez des articles dans le panier. Vous pouvez à tout moment y modifier les quantités et retirer des articles.',
        'Le panier montre chaque ligne et le prix total. Si un prix a changé ou si le stock ne suffit pas, nous vous le disons avant le paiement.',
        'Le bouton « Passer à la caisse » vous mène à la page de paiement. Tant que vous n’avez pas payé, vous pouvez revenir et tout corriger.',
        'Vous y indiquez votre nom, votre e-mail et, pour les articles à livrer, l’adresse ; vous acceptez ces conditions et vous payez. Votre commande est alors ferme.',
        'Quand le paiement est confirmé, le contrat est conclu. Vous recevez aussitôt une confirmation par e-mail.',
      ],
      items: [
        'Pendant que vous payez, les articles vous sont réservés. Si le paiement n’aboutit pas, rien n’est débité.',
        'Si la confirmation contient une erreur, répondez-y, tout simplement.',
      ],
    },
    lieferung: {
      title: 'Livraison',
      paragraphs: [
        'Nous livrons à des adresses en Suisse et au Liechtenstein. La livraison est comprise dans le prix.',
        'Les articles en stock sont en règle générale remis à la poste dans les trois jours ouvrables. S’il faut plus de temps, nous vous écrivons ; vous pouvez alors vous départir du contrat sans frais.',
        'Les bons cadeaux arrivent en PDF à l’adresse e-mail indiquée, le plus souvent en quelques minutes.',
      ],
    },
    gewaehr: {
      title: 'Garantie et retour',
      paragraphs: [
        'Vérifiez les articles à la réception et signalez-nous vite les défauts. Nous en répondons pendant deux ans dès la livraison (art. 210 CO) : nous remplaçons l’article, réduisons le prix ou le reprenons contre remboursement. Si la page d’un article promet une garantie plus longue, celle-ci s’applique.',
        'Sans défaut, il n’y a pas de droit de retour. Le droit suisse ne prévoit pas de droit général de révocation pour les achats en ligne. Si quelque chose ne convient pas, écrivez-nous avant de l’utiliser.',
        'Les droits impératifs des consommatrices et consommateurs domiciliés au Liechtenstein sont réservés.',
      ],
    },
    gutscheine: {
      title: 'Bons cadeaux',
      paragraphs: [],
      items: [
        'Les bons cadeaux sont valables dix ans dès leur émission. Le dernier jour figure sur le bon.',
        'Un bon d’achat vaut pour les stages et les sorties d’équipe réservés sur ce site, mais pas pour les achats dans la boutique. Le solde reste valable sous le même code.',
        'Un bon pour un stage vaut pour le stage indiqué et pour une personne, même si son prix a augmenté entre-temps.',
        'Les bons sont transmissibles. Toute personne qui connaît le code peut l’utiliser : gardez-le comme de l’argent liquide.',
        'Les bons ne sont pas payés en espèces et ne portent pas intérêt.',
        'Si vous annulez une réservation à temps, le montant utilisé revient sur le bon. Sa validité n’en est pas prolongée.',
      ],
    },
    buchen: {
      title: 'Réserver un stage ou une sortie d’équipe, pas à pas',
      paragraphs: [],
      steps: [
        'Vous choisissez le stage ou la sortie, la date et le nombre de personnes, et vous indiquez vos coordonnées.',
        'Avant l’envoi, vous voyez l’ensemble avec le prix et pouvez tout corriger.',
        'Une fois envoyée, votre réservation est ferme.',
        'Nous confirmons par e-mail. Les places sont à vous dès cette confirmation, pas avant.',
      ],
      items: [
        'Pour une sortie d’équipe à une date de votre choix, vous faites une demande. La date est fixée dès que nous l’avons confirmée.',
        'Une place sur la liste d’attente n’engage personne. Si une place se libère, nous vous posons la question.',
        'Si vous réservez pour d’autres personnes, vous leur transmettez ces conditions et c’est vous qui nous devez le prix.',
      ],
    },
    gruppen: {
      title: 'Prix pour les groupes',
      paragraphs: [
        'Une sortie d’équipe est au forfait jusqu’à douze personnes. Au-delà, chaque personne du groupe paie le tarif de sa tranche. Les tranches figurent sur la page de la sortie.',
        'Le prix publié vaut aussi quand un groupe plus grand paie moins qu’un plus petit. Au-delà de la dernière tranche, nous faisons une offre.',
        'Vous pouvez modifier sans frais le nombre de personnes jusqu’à {freeDays} jours avant le début, tant qu’il reste des places. Ensuite, la [règle d’annulation](#absage) s’applique aux personnes qui se désistent.',
      ],
    },
    durchfuehrung: {
      title: 'Nombre minimal et tenue du stage',
      paragraphs: [
        'Les stages et sorties publics ont lieu à partir d’un nombre minimal de personnes. S’il y en a un, il est indiqué avec la date.',
        'Nous décidons au plus tard {decisionDays} jours avant le début et écrivons à toutes les personnes qui ont réservé. Si le nombre minimal n’est pas atteint, le chapitre [Annulation de notre part](#absage-durch-uns) s’applique.',
      ],
    },
    absage: {
      title: 'Annulation et report de votre part',
      paragraphs: [
        'Annulez avec le lien de votre confirmation ou par un message à {email}. Le jour où l’annulation nous parvient fait foi. Les mêmes délais valent pour un report à votre demande.',
      ],
      items: [
        'Vous pouvez envoyer une personne à votre place à tout moment, sans frais.',
        'En cas de maladie ou d’accident attesté par un certificat médical, nous trouvons une nouvelle date.',
        'Ce que vous avez payé en trop, nous le remboursons dans les {refundDays} jours, par le même moyen de paiement.',
      ],
    },
    'absage-durch-uns': {
      title: 'Annulation de notre part',
      paragraphs: [
        'Si nous annulons, vous choisissez : une nouvelle date ou le remboursement intégral. Un bon utilisé retrouve alors toute sa valeur.',
        'Nous ne remboursons d’autres frais, par exemple de trajet ou d’hébergement, qu’en cas d’intention ou de négligence grave de notre part.',
        'Si la personne qui dirige le stage est empêchée, nous pouvons la remplacer par quelqu’un d’aussi expérimenté.',
      ],
    },
    wetter: {
      title: 'Météo',
      paragraphs: [
        'La pluie et le froid font partie du jeu. En cas d’avis de tempête ou d’orage, de crue ou de danger d’avalanche, nous reportons. Vous gardez votre place ou recevez un remboursement.',
        'Votre guide peut modifier l’itinéraire et le programme, même en route. S’il faut interrompre la sortie, nous cherchons avec vous une solution équitable.',
      ],
    },
    gesundheit: {
      title: 'Santé et responsabilité personnelle',
      paragraphs: [
        'Dehors, il reste une part de risque que même un bon encadrement ne supprime pas. Vous connaissez vos forces mieux que nous et participez sous votre propre responsabilité.',
      ],
      items: [
        'Dites-nous avant ce que nous devons savoir : maladies, médicaments, allergies, grossesse. Dans le doute, demandez d’abord l’avis d’un médecin.',
        'Apportez ce qui figure sur la liste du matériel. S’il manque quelque chose d’important pour la sécurité, votre guide peut refuser votre participation.',
        'Sur le terrain, votre guide décide de tout ce qui touche à la sécurité. Toute personne qui ignore ses instructions, met les autres en danger ou se trouve sous l’effet de l’alcool ou de drogues peut être exclue sans remboursement.',
      ],
    },
    minderjaehrige: {
      title: 'Personnes mineures',
      paragraphs: [
        'Avant 18 ans, on achète et on réserve avec l’accord de sa représentation légale. L’âge minimal figure sur la page du stage. Avant 18 ans, on y participe quand nous avons cet accord par écrit.',
      ],
    },
    versicherung: {
      title: 'Assurances',
      paragraphs: [
        'Les assurances accidents, responsabilité civile, sauvetage et annulation sont votre affaire. Pour une sortie d’équipe, l’entreprise détermine si la journée compte comme temps de travail.',
      ],
    },
    haftung: {
      title: 'Responsabilité',
      paragraphs: [
        'Nous répondons selon la loi des dommages causés intentionnellement ou par négligence grave. La responsabilité pour négligence légère et pour les auxiliaires est exclue dans la mesure permise par la loi. Cette exclusion ne vaut pas pour les lésions corporelles.',
        'Nous ne répondons pas des effets personnels mouillés, salis, abîmés ou perdus en route, sauf intention ou négligence grave de notre part.',
      ],
    },
    bilder: {
      title: 'Images',
      paragraphs: [
        'Nous ne publions aucune image sur laquelle on vous reconnaît sans votre accord exprès. Vous pouvez le retirer en tout temps pour l’avenir. Si vous prenez vous-même des photos, demandez aux autres.',
      ],
    },
    anfragen: {
      title: 'Demandes et offres',
      paragraphs: [
        'Nous répondons aux demandes dans les 24 heures. C’est une promesse de réponse, pas encore un contrat : une demande ne vous engage à rien.',
        'Nos offres sont valables {offerDays} jours, sauf indication contraire.',
      ],
    },
    zahlung: {
      title: 'Paiement',
      paragraphs: [
        'Vous payez sur la page sécurisée d’un service de paiement, avec les moyens qui y sont proposés. Les numéros de carte ne nous parviennent jamais.',
        'Les stages et les sorties d’équipe se paient à la réservation. Les entreprises reçoivent sur demande une facture, payable dans les {invoiceDays} jours.',
        'Tant que le prix n’est pas entièrement payé, la place peut redevenir libre après un rappel de notre part. En cas de retard, l’intérêt moratoire légal est dû.',
      ],
    },
    recht: {
      title: 'Droit applicable et for',
      paragraphs: [
        'Le droit suisse s’applique, à l’exclusion de la Convention des Nations Unies sur les contrats de vente internationale de marchandises (CVIM). Le for est à Zoug. Les fors impératifs, notamment au domicile des consommatrices et consommateurs, sont réservés.',
        'Si une disposition n’est pas valable, les autres le restent. Et avant d’en arriver à un litige, écrivez-nous.',
      ],
    },
    fassung: {
      title: 'Version et langue',
      paragraphs: [
        'La version que vous avez acceptée lors de la commande ou de la réservation vaut pour vous. Nous l’y consignons ; celle-ci s’appelle {version}. Nous vous envoyons les versions antérieures sur demande.',
        'Ces conditions existent en quatre langues. En cas de divergence, la version allemande fait foi.',
        'Ce que nous faisons de vos données est expliqué sous [Protection des données](/datenschutz).',
      ],
    },
  },
  cancellation: {
    caption: 'Ce que vous devez en cas d’annulation',
    columns: ['Votre annulation nous parvient', 'Vous devez'],
    until: 'jusqu’à {days} jours avant le début',
    between: 'de {from} à {until} jours avant le début',
    later: 'plus tard ou pas du tout',
    nothing: 'rien',
    part: '{percent} % du prix',
    everything: 'la totalité du prix',
  },
}

export default fr
