import type { Messages } from './de.ts'

const fr: Messages = {
  meta: {
    title: 'Conditions générales – Gratweg',
    description:
      'Conditions pour la boutique, les bons cadeaux, les stages et les sorties : prix en CHF livraison comprise, bons valables {validity:words}, annulation, météo.',
  },
  title: 'Conditions générales',
  lead: 'Les règles quand vous achetez, réservez ou utilisez un bon cadeau chez nous.',
  sections: {
    geltung: {
      title: 'Champ d’application',
      paragraphs: [
        'Ces conditions s’appliquent aux achats dans la boutique, aux bons cadeaux, aux stages et aux sorties d’équipe de {company}, {street}, {city}.',
        'Nous pouvons convenir par écrit d’autres règles ; un e-mail suffit. Vos propres conditions ne s’appliquent que si nous les avons acceptées.',
        'Les mandats de projet font l’objet d’un contrat séparé. Si vous faites une demande de projet, seul le chapitre [Demandes et offres](#anfragen) de ces conditions s’applique.',
      ],
    },
    preise: {
      title: 'Offres et prix',
      paragraphs: [
        'Ce que montre le site est une invitation à commander ou à réserver. Le contenu, la durée et le prix figurent sur la page de l’article, du stage ou de la sortie d’équipe. Ce qui y est écrit au moment de la commande fait foi.',
        'Tous les prix sont des prix finaux, en francs suisses (CHF).',
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
        'Là où la boutique le propose, les entreprises commandent sur facture, payable dans les {invoiceDays} jours\u202f: l’envoi rend la commande ferme. Les articles partent avant le paiement, les bons après.',
      ],
      items: [
        'Pendant que vous payez, les articles vous sont réservés. Si le paiement n’aboutit pas, rien n’est débité.',
        'Si la confirmation contient une erreur, répondez-y, tout simplement.',
      ],
    },
    lieferung: {
      title: 'Livraison',
      paragraphs: [
        '{rule:deliveryArea}',
        'Les articles en stock sont en règle générale remis à la poste dans les trois jours ouvrables. S’il faut plus de temps, nous vous écrivons ; vous pouvez alors vous départir du contrat sans frais.',
        '{rule:voucherDelivery}',
      ],
    },
    gewaehr: {
      title: 'Garantie et retour',
      paragraphs: [
        'Vérifiez les articles à la réception et signalez-nous vite les défauts. Nous en répondons pendant deux ans dès la livraison (art. 210 CO) : nous remplaçons l’article, réduisons le prix, ou nous reprenons l’article et vous remboursons le prix d’achat. Si la page d’un article promet une garantie plus longue, celle-ci s’applique.',
        'Sans défaut, il n’y a pas de droit de retour. Le droit suisse ne prévoit pas de droit général de révocation pour les achats en ligne. Si quelque chose ne convient pas, écrivez-nous avant de l’utiliser.',
        'Les droits impératifs des consommatrices et consommateurs domiciliés au Liechtenstein sont réservés.',
      ],
    },
    gutscheine: {
      title: 'Bons cadeaux',
      paragraphs: [],
      items: [
        '{rule:voucherValidity}',
        '{rule:voucherUse}',
        'Un bon pour un stage est valable pour le stage indiqué et pour une personne, même si le prix du stage a augmenté entre-temps.',
        'Les bons sont transmissibles. Toute personne qui connaît le code peut l’utiliser : gardez-le comme de l’argent liquide.',
        'Nous ne convertissons pas les bons en argent, et ils ne portent pas intérêt.',
        'Si vous annulez une réservation à temps, le montant utilisé revient sur le bon. Sa validité n’en est pas prolongée.',
      ],
    },
    buchen: {
      title: 'Réserver un stage ou une sortie d’équipe, pas à pas',
      paragraphs: [],
      steps: [
        'Vous choisissez le stage ou la sortie, la date et le nombre de personnes, et vous indiquez vos coordonnées.',
        'Avant l’envoi, vous voyez l’ensemble avec le prix et pouvez tout corriger.',
        'Une fois envoyée, votre réservation est ferme. Si vous payez en ligne, elle ne l’est qu’une fois payée ; d’ici là, les places sont seulement retenues.',
        'Nous confirmons par e-mail. Les places sont à vous dès cette confirmation, pas avant.',
      ],
      items: [
        'Pour une sortie d’équipe à une date de votre choix, vous faites une demande sans engagement. La date est fixée dès que nous l’avons confirmée.',
        'Une place sur la liste d’attente n’engage personne. Si une place se libère, nous vous la proposons.',
        'Si vous réservez pour d’autres personnes, vous leur transmettez ces conditions et c’est vous qui payez le prix.',
      ],
    },
    gruppen: {
      title: 'Prix pour les groupes',
      paragraphs: [
        'Une sortie d’équipe est au forfait jusqu’à douze personnes. Dès treize personnes, chaque personne du groupe paie le tarif de cette taille de groupe. Les tarifs figurent sur la page de la sortie.',
        'Le prix publié vaut aussi quand un groupe plus grand paie moins qu’un plus petit. Pour les groupes plus grands que ceux indiqués, nous faisons une offre.',
        'Vous pouvez modifier sans frais le nombre de personnes jusqu’à {freeDays} jours avant le début, tant qu’il reste des places. Ensuite, les [frais d’annulation](#absage) s’appliquent aux personnes qui se désistent.',
      ],
    },
    durchfuehrung: {
      title: 'Nombre minimal et maintien des dates',
      paragraphs: [
        'Les stages et sorties publics ont lieu à partir d’un nombre minimal de personnes. S’il y en a un, il est indiqué avec la date.',
        'Nous décidons au plus tard {decisionDays} jours avant le début et écrivons à toutes les personnes qui ont réservé. Si le nombre minimal n’est pas atteint, le chapitre [Si nous annulons](#absage-durch-uns) s’applique.',
      ],
    },
    absage: {
      title: 'Si vous annulez ou changez de date',
      paragraphs: [
        'Vous pouvez annuler ou changer de date avec le lien de votre confirmation ou par un message à {email}. Le jour où votre message nous parvient fait foi. Les mêmes délais valent pour un changement de date.',
      ],
      items: [
        '{rule:substitute}',
        '{rule:illness}',
        '{rule:replacement}',
        'Ce que vous avez payé en trop, nous le remboursons dans les {refundDays} jours, par le même moyen de paiement.',
      ],
    },
    'absage-durch-uns': {
      title: 'Si nous annulons',
      paragraphs: [
        '{rule:calledOff} Un bon utilisé retrouve alors toute sa valeur.',
        'Nous ne remboursons d’autres frais, par exemple de trajet ou d’hébergement, qu’en cas d’intention ou de négligence grave de notre part.',
        'Si la personne qui vous guide est empêchée, nous pouvons la remplacer par quelqu’un d’aussi expérimenté.',
      ],
    },
    wetter: {
      title: 'Météo et interdiction de faire du feu',
      paragraphs: [
        '{rule:weather}',
        '{rule:fireBan} {rule:fireBanFocus}',
        'Votre guide peut modifier l’itinéraire et le programme, même en route. S’il faut interrompre le programme, nous cherchons avec vous une solution équitable.',
      ],
    },
    gesundheit: {
      title: 'Santé et responsabilité personnelle',
      paragraphs: [
        'Dehors, il reste une part de risque que même un bon encadrement ne supprime pas. Vous connaissez vos forces mieux que nous et participez sous votre propre responsabilité.',
      ],
      items: [
        'Dites-nous avant ce que nous devons savoir : maladies, médicaments, allergies, grossesse. La page [Protection des données](/datenschutz#sicherheit) dit qui le lit et combien de temps nous le gardons. Dans le doute, demandez d’abord l’avis d’un médecin.',
        'Apportez ce qui figure sur la liste du matériel. S’il manque quelque chose d’important pour la sécurité, votre guide peut refuser votre participation.',
        'Sur le terrain, votre guide décide de tout ce qui touche à la sécurité. Toute personne qui ignore ses instructions, met les autres en danger ou se trouve sous l’effet de l’alcool ou de drogues peut être exclue sans remboursement.',
      ],
    },
    minderjaehrige: {
      title: 'Personnes mineures',
      paragraphs: [
        'Les personnes de moins de 18 ans achètent et réservent avec l’accord de leur représentant légal. L’âge minimal figure sur la page du stage. Avant 18 ans, la participation suppose que nous ayons cet accord par écrit.',
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
        'Nous répondons selon la loi des dommages causés intentionnellement ou par négligence grave. La responsabilité pour négligence légère et pour les auxiliaires est exclue dans la mesure permise par la loi. Cette exclusion ne vaut pas pour les dommages corporels.',
        'Nous ne répondons pas des effets personnels mouillés, salis, abîmés ou perdus en route, sauf intention ou négligence grave de notre part.',
      ],
    },
    bilder: {
      title: 'Images',
      paragraphs: [
        'Sans votre accord exprès, nous ne publions aucune image sur laquelle on vous reconnaît. Vous pouvez retirer cet accord en tout temps pour l’avenir. Si vous prenez vous-même des photos, demandez aux autres.',
      ],
    },
    anfragen: {
      title: 'Demandes et offres',
      paragraphs: [
        '{rule:answer} C’est une promesse de réponse, pas encore un contrat. {rule:noObligation}',
        'Nos offres sont valables {offerDays} jours, sauf indication contraire.',
      ],
    },
    zahlung: {
      title: 'Paiement',
      paragraphs: [
        'Vous payez sur la page sécurisée d’un service de paiement, avec les moyens qui y sont proposés. Les numéros de carte ne nous parviennent jamais.',
        'Les places à une date publique se paient à la réservation. Là où la réservation le propose, vous recevez à la place une facture, payable dans les {invoiceDays} jours. Une sortie d’équipe à une date de votre choix se paie une fois la date confirmée, sur facture et dans le même délai.',
        'Si un paiement est en retard et que notre rappel reste sans réponse, nous pouvons libérer la place. En cas de retard, l’intérêt moratoire légal est dû.',
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
        'La version que vous avez acceptée lors de la commande ou de la réservation vaut pour vous. Nous l’enregistrons à ce moment-là ; celle-ci s’appelle {version}. Chaque [version antérieure](/agb/fassungen) reste consultable.',
        'Ces conditions existent en quatre langues. En cas de divergence, la version allemande fait foi.',
        'Ce que nous faisons de vos données est expliqué sous [Protection des données](/datenschutz).',
      ],
    },
  },
  cancellation: {
    caption: 'Frais d’annulation',
    columns: ['Votre message nous parvient', 'Frais d’annulation'],
    until: 'jusqu’à {days} jours avant le début',
    between: 'de {from} à {until} jours avant le début',
    later: 'plus tard ou pas du tout',
    nothing: 'sans frais',
    part: '{percent} % du prix',
    everything: 'la totalité du prix',
  },
}

export default fr
