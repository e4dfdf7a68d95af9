import type { LegalMessages } from '#features/messages/content/legal-messages.ts'
import type { Language } from '#i18n/languages.ts'
import { texts } from '#i18n/texts.ts'

/** Contents required by UWG article 3, paragraph 1, letter s. */
export default texts({
  meta: {
    title: {
      de: 'Impressum – Gratweg',
      en: 'Legal notice – Gratweg',
      fr: 'Mentions légales – Gratweg',
      it: 'Note legali – Gratweg',
    },
    description: {
      de: 'Anbieterin dieser Website: Firma, Postadresse, Telefon, E-Mail und UID, dazu Hinweise zu Inhalt, Karten, Urheberrecht und Barrierefreiheit.',
      en: 'Who runs this website: company, postal address, phone, e-mail and UID, with notes on content, maps, copyright and accessibility.',
      fr: 'Qui exploite ce site : raison sociale, adresse, téléphone, e-mail et IDE, avec des indications sur le contenu, les cartes, les droits et l’accessibilité.',
      it: 'Chi gestisce questo sito: ditta, indirizzo postale, telefono, e-mail e IDI, con indicazioni su contenuto, carte, diritti d’autore e accessibilità.',
    },
  },
  title: { de: 'Impressum', en: 'Legal notice', fr: 'Mentions légales', it: 'Note legali' },
  body: {
    de: `Wer hinter dieser Website steht und wie Sie uns erreichen.

## Anbieterin {#anbieterin}

## Bestellen und buchen {#bestellen}

Die Schritte bis zum Vertrag, wie Sie Eingaben berichtigen und wann wir bestätigen, stehen in den AGB: [im Shop](/agb#bestellen) und [für Kurse und Team-Events](/agb#buchen).

Preise und Dauer gelten, wie sie hier veröffentlicht sind.

## Inhalt und Links {#inhalte}

Wir prüfen unsere Angaben sorgfältig. Finden Sie trotzdem einen Fehler, schreiben Sie an {email}.

Für Inhalte fremder Websites, auf die wir verweisen, sind deren Betreiber verantwortlich.

## Karten und Zeichen {#karten}

Karte und Panorama sind schematisch und nicht zur Navigation bestimmt. Für unterwegs nehmen Sie bitte die Landeskarte.

Gelb, Rot und Blau stehen bei uns für die Stufen 1, 2 und 3 der Kurse, nicht für die Kategorien der Schweizer Wanderwege. Wie anspruchsvoll ein Weg ist, sagt der Grad der SAC-Wanderskala auf der Seite des Kurses.

## Urheberrecht {#urheberrecht}

Texte, Zeichnungen und Karten gehören {company}. Für jede Verwendung fragen Sie uns bitte vorher.

Die Schriften Archivo und Newsreader stehen unter der SIL Open Font License 1.1.

## Barrierefreiheit {#zugang}

Die Website soll mit Tastatur, Vorleseprogramm und starker Vergrösserung bedienbar sein; unser Massstab sind die WCAG 2.2, Stufe AA. Wo das nicht gelingt, sagen Sie es uns: {email}.`,
    en: `Who runs this website and how to reach us.

## Provider {#anbieterin}

## Ordering and booking {#bestellen}

The steps to a contract, how to correct what you enter and when we confirm are set out in the terms: [in the shop](/agb#bestellen) and [for courses and team events](/agb#buchen).

Prices and durations apply as published here.

## Content and links {#inhalte}

We check what we publish with care. If you find a mistake all the same, write to {email}.

The operators of other websites are responsible for what they show, even where we link to them.

## Maps and signs {#karten}

The map and the panorama are schematic and not meant for navigation. When you are out walking, please use the Swiss national map.

Yellow, red and blue are our colours for course levels 1, 2 and 3, not the categories of Swiss hiking trails. The page of each course gives the grade of the walk on the Swiss Alpine Club’s hiking scale, which says how demanding it is.

## Copyright {#urheberrecht}

Texts, drawings and maps belong to {company}. Please ask us before using any of them.

The typefaces Archivo and Newsreader are licensed under the SIL Open Font License 1.1.

## Accessibility {#zugang}

This website is meant to be usable with a keyboard, a screen reader and strong magnification; our standard is WCAG 2.2, level AA. Where we fall short, tell us: {email}.`,
    fr: `Qui se trouve derrière ce site et comment nous joindre.

## Édition du site {#anbieterin}

## Commander et réserver {#bestellen}

Les étapes jusqu’au contrat, la correction de vos saisies et le moment de notre confirmation sont décrits dans les conditions générales\u202f: [dans la boutique](/agb#bestellen) et [pour les stages et les sorties d’équipe](/agb#buchen).

Les prix et les durées publiés ici font foi.

## Contenu et liens {#inhalte}

Nous vérifions nos indications avec soin. Si vous trouvez tout de même une erreur, écrivez à {email}.

Les exploitants des autres sites auxquels nous renvoyons répondent de leur contenu.

## Cartes et signes {#karten}

La carte et le panorama sont schématiques et ne servent pas à s’orienter. En route, prenez la carte nationale.

Le jaune, le rouge et le bleu désignent chez nous les niveaux 1, 2 et 3 des stages, pas les catégories des chemins de randonnée suisses. La difficulté d’un parcours est donnée par son degré sur l’échelle de randonnée du CAS, à la page du stage.

## Droits d’auteur {#urheberrecht}

Les textes, les dessins et les cartes appartiennent à {company}. Contactez-nous avant toute utilisation.

Les polices Archivo et Newsreader sont sous licence SIL Open Font License 1.1.

## Accessibilité {#zugang}

Ce site doit pouvoir s’utiliser au clavier, avec un lecteur d’écran et un fort agrandissement\u202f; notre référence, ce sont les WCAG 2.2, niveau AA. Si quelque chose ne va pas, dites-le-nous\u202f: {email}.`,
    it: `Chi c’è dietro questo sito e come raggiungerci.

## Chi gestisce il sito {#anbieterin}

## Ordinare e prenotare {#bestellen}

I passi fino al contratto, la correzione dei dati inseriti e la nostra conferma sono descritti nelle condizioni generali: [nello shop](/agb#bestellen) e [per corsi e uscite](/agb#buchen).

Valgono i prezzi e le durate pubblicati qui.

## Contenuto e link {#inhalte}

Verifichiamo con cura le nostre indicazioni. Se trova comunque un errore, scriva a {email}.

Dei contenuti di altri siti a cui rimandiamo rispondono i rispettivi gestori.

## Carte e segnavia {#karten}

Carta e panorama sono schematici e non servono per orientarsi. In cammino usi la carta nazionale.

Giallo, rosso e blu indicano da noi i livelli 1, 2 e 3 dei corsi, non le categorie dei sentieri svizzeri. La difficoltà di un percorso è indicata dal grado della scala escursionistica del CAS, sulla pagina del corso.

## Diritti d’autore {#urheberrecht}

Testi, disegni e carte appartengono a {company}. Prima di usarli ci chieda il permesso.

I caratteri Archivo e Newsreader sono distribuiti con la SIL Open Font License 1.1.

## Accessibilità {#zugang}

Il sito dev’essere utilizzabile con la tastiera, con un lettore di schermo e con un forte ingrandimento; il nostro riferimento sono le WCAG 2.2, livello AA. Dove non ci riusciamo, ce lo dica: {email}.`,
  },
  facts: {
    company: {
      label: { de: 'Firma', en: 'Company', fr: 'Raison sociale', it: 'Ditta' },
      value: { de: '{company}', en: '{company}', fr: '{company}', it: '{company}' },
    },
    address: {
      label: { de: 'Postadresse', en: 'Postal address', fr: 'Adresse postale', it: 'Indirizzo postale' },
      value: {
        de: '{street}, {city}, Schweiz',
        en: '{street}, {city}, Switzerland',
        fr: '{street}, {city}, Suisse',
        it: '{street}, {city}, Svizzera',
      },
    },
    email: {
      label: { de: 'E-Mail', en: 'E-mail', fr: 'E-mail', it: 'E-mail' },
      value: { de: '{email}', en: '{email}', fr: '{email}', it: '{email}' },
    },
    phone: {
      label: { de: 'Telefon', en: 'Phone', fr: 'Téléphone', it: 'Telefono' },
      value: { de: '{phone}', en: '{phone}', fr: '{phone}', it: '{phone}' },
    },
    representative: {
      label: { de: 'Geschäftsführung', en: 'Management', fr: 'Direction', it: 'Direzione' },
      value: {
        de: '{representative}',
        en: '{representative}',
        fr: '{representative}',
        it: '{representative}',
      },
    },
    register: {
      label: {
        de: 'Handelsregister',
        en: 'Commercial register',
        fr: 'Registre du commerce',
        it: 'Registro di commercio',
      },
      value: {
        de: 'Kanton Zug, {uid}',
        en: 'Canton of Zug, {uid}',
        fr: 'Canton de Zoug, {uid}',
        it: 'Cantone di Zugo, {uid}',
      },
    },
    vat: {
      label: { de: 'MWST-Nummer', en: 'VAT number', fr: 'Numéro de TVA', it: 'Numero IVA' },
      value: { de: '{vatNumber}', en: '{vatNumber}', fr: '{vatNumber}', it: '{vatNumber}' },
    },
  },
}) satisfies Record<Language, LegalMessages & Record<'facts', unknown>>
