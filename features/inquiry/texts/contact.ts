import { texts } from '#i18n/texts.ts'

/** The form's messages are in `contact-form`, the opening hours in the common ones. */
export default texts({
  meta: {
    title: {
      de: 'Kontakt – Gratweg',
      en: 'Contact us – Gratweg',
      fr: 'Contact – Gratweg',
      it: 'Contatti – Gratweg',
    },
    description: {
      de: 'Schreiben oder rufen Sie uns an: Formular, Telefon, E-Mail und der Weg zu uns nach Cham. Wir antworten innert 24 Stunden.',
      en: 'Write or call: form, phone, e-mail and how to get to our office in Cham, Switzerland. We reply within 24 hours.',
      fr: 'Écrivez-nous ou appelez-nous : formulaire, téléphone, e-mail et accès à notre bureau de Cham. Nous répondons dans les 24 heures.',
      it: 'Ci scriva o ci telefoni: modulo, telefono, e-mail e la strada per arrivare a Cham. Rispondiamo entro 24 ore.',
    },
  },
  title: { de: 'Kontakt', en: 'Contact', fr: 'Contact', it: 'Contatti' },
  lead: {
    de: 'Eine Frage, ein Wunschdatum, ein Projekt: Schreiben Sie uns kurz, worum es geht. {rule:answer}',
    en: 'A question, a date, a project: tell us briefly what it’s about. {rule:answer}',
    fr: 'Une question, une date, un projet : dites-nous en deux mots de quoi il s’agit. {rule:answer}',
    it: 'Una domanda, una data, un progetto: ci scriva in breve di che cosa si tratta. {rule:answer}',
  },
  mapAlt: {
    de: 'Schematische Karte: Cham am Nordende des Zugersees, gegenüber die Stadt Zug',
    en: 'Schematic map: Cham at the northern end of Lake Zug, with the town of Zug across the water',
    fr: 'Carte schématique : Cham à l’extrémité nord du lac de Zoug, la ville de Zoug sur l’autre rive',
    it: 'Carta schematica: Cham all’estremità nord del lago di Zugo, la città di Zugo sull’altra riva',
  },
  mail: { de: 'E-Mail schreiben', en: 'Write an e-mail', fr: 'Écrire un e-mail', it: 'Scrivere un’e-mail' },
  call: { de: 'Anrufen', en: 'Call us', fr: 'Appeler', it: 'Telefonare' },
  way: {
    rule: { de: 'Anfahrt', en: 'Getting here', fr: 'Accès', it: 'Come arrivare' },
    title: { de: 'So finden Sie uns', en: 'How to find us', fr: 'Pour nous trouver', it: 'Per trovarci' },
    lead: {
      de: 'Wir sind oft draussen. Sagen Sie kurz, wann Sie kommen, dann ist jemand da.',
      en: 'We’re often outdoors. Tell us when you’re coming and somebody will be in.',
      fr: 'Nous sommes souvent dehors. Dites-⁠nous quand vous venez, et quelqu’un sera là.',
      it: 'Siamo spesso fuori. Ci dica quando viene, così trova qualcuno.',
    },
    alt: {
      de: 'Schematische Karte von Cham: Vom Bahnhof führt der Fussweg über die Hauptstrasse Richtung See, der Veloweg folgt von Zug her dem Ufer, die Strasse kommt von der Autobahnausfahrt im Norden.',
      en: 'Schematic map of Cham: the footpath leads from the station across the main road towards the lake, the cycle route from Zug follows the shore, the road comes from the motorway exit in the north.',
      fr: 'Carte schématique de Cham : depuis la gare, le chemin piéton traverse la route principale en direction du lac ; la piste cyclable suit la rive depuis Zoug ; la route arrive de la sortie d’autoroute au nord.',
      it: 'Carta schematica di Cham: dalla stazione il percorso a piedi attraversa la strada principale verso il lago, la ciclabile segue la riva da Zugo, la strada arriva dall’uscita dell’autostrada a nord.',
    },
    schematic: {
      de: 'Schematisch. Nicht zur Navigation.',
      en: 'Schematic. Not for navigation.',
      fr: 'Schématique. Ne sert pas à s’orienter.',
      it: 'Schematica. Non serve a orientarsi.',
    },
    /** Labels on the map. */
    station: { de: 'Bahnhof', en: 'Station', fr: 'Gare', it: 'Stazione' },
    exit: { de: 'Ausfahrt Cham', en: 'Cham exit', fr: 'Sortie Cham', it: 'Uscita Cham' },
    toZug: { de: 'nach Zug', en: 'to Zug', fr: 'vers Zoug', it: 'verso Zugo' },
    foot: {
      title: { de: 'Zu Fuss', en: 'On foot', fr: 'À pied', it: 'A piedi' },
      text: {
        de: 'Die S1 hält in Cham. Vom Bahnhof Richtung See, über die Hauptstrasse, dann rechts. Das dauert 6 Minuten.',
        en: 'The S1 train stops at Cham. Walk from the station towards the lake, cross the main road, then turn right. It takes 6 minutes.',
        fr: 'Le train S1 s’arrête à Cham. Depuis la gare, descendez vers le lac, traversez la route principale, puis prenez à droite. Il faut 6 minutes.',
        it: 'La linea S1 ferma a Cham. Dalla stazione scenda verso il lago, attraversi la strada principale, poi giri a destra. Ci vogliono 6 minuti.',
      },
    },
    bike: {
      title: { de: 'Mit dem Velo', en: 'By bike', fr: 'À vélo', it: 'In bicicletta' },
      text: {
        de: 'Von Zug immer dem Ufer entlang, rund 6 Kilometer, ohne Steigung. Abschliessen können Sie vor dem Haus.',
        en: 'From Zug, keep to the lakeside all the way: about 6 kilometres, all of it flat. You can lock your bike outside our door.',
        fr: 'Depuis Zoug, longez toujours la rive : environ 6 kilomètres, sans montée. Vous pouvez attacher le vélo devant la maison.',
        it: 'Da Zugo segua sempre la riva: circa 6 chilometri, senza salite. La bicicletta può legarla davanti all’edificio.',
      },
    },
    car: {
      title: { de: 'Mit dem Auto', en: 'By car', fr: 'En voiture', it: 'In auto' },
      text: {
        de: 'Autobahn A4, Ausfahrt Cham, dann Richtung Zentrum. Parkplätze gibt es beim Bahnhof.',
        en: 'Take the A4 motorway to the Cham exit and follow the signs to the centre. There’s parking at the station.',
        fr: 'Autoroute A4, sortie Cham, puis direction centre. Il y a des places de parc à la gare.',
        it: 'Autostrada A4, uscita Cham, poi direzione centro. I posteggi sono alla stazione.',
      },
    },
    outdoors: {
      de: 'Kurse und Anlässe beginnen nicht hier. Der Treffpunkt steht beim Termin im Event-Kalender und in Ihrer Bestätigung.',
      en: 'Courses and events don’t start here. The meeting point is given with the date in the event calendar and in your confirmation.',
      fr: 'Les stages et les sorties ne commencent pas ici. Le lieu de rendez-vous figure avec la date dans l’agenda et dans votre confirmation.',
      it: 'I corsi e le uscite non cominciano qui. Il punto di ritrovo è indicato accanto alla data nel calendario e nella conferma.',
    },
  },
  direct: {
    rule: { de: 'Direkt zum Ziel', en: 'Straight there', fr: 'Raccourcis', it: 'Scorciatoie' },
    title: {
      de: 'Sie wissen schon, was Sie suchen',
      en: 'You already know what you want',
      fr: 'Vous savez déjà ce que vous cherchez',
      it: 'Sa già che cosa cerca',
    },
    project: {
      title: { de: 'Ein Projekt', en: 'A project', fr: 'Un projet', it: 'Un progetto' },
      text: {
        de: 'Was Sie vorhaben, wann und in welchem Rahmen. Was Sie noch nicht wissen, lassen Sie offen.',
        en: 'Tell us what it is, when, and on what scale. Gaps are fine.',
        fr: 'Dites-nous quoi, quand et dans quel cadre. Ce que vous ignorez, laissez-le en blanc.',
        it: 'Ci dica che cosa, quando e con quali mezzi. Lasci in sospeso ciò che non sa ancora.',
      },
      link: {
        de: 'Projekt anfragen',
        en: 'Tell us about your project',
        fr: 'Soumettre un projet',
        it: 'Presentare un progetto',
      },
    },
    date: {
      title: { de: 'Ein Termin', en: 'A date', fr: 'Une date', it: 'Una data' },
      text: {
        de: 'Kurse und Anlässe mit Tag, Ort und freien Plätzen.',
        en: 'Courses and events with day, place and the places left.',
        fr: 'Stages et sorties avec le jour, le lieu et les places libres.',
        it: 'Corsi e uscite con giorno, luogo e posti liberi.',
      },
      link: {
        de: 'Zum Event-Kalender',
        en: 'See the event calendar',
        fr: 'Voir l’agenda',
        it: 'Vedere il calendario',
      },
    },
    gift: {
      title: { de: 'Ein Geschenk', en: 'A gift', fr: 'Un cadeau', it: 'Un regalo' },
      text: {
        de: '{rule:voucherDelivery}',
        en: '{rule:voucherDelivery}',
        fr: '{rule:voucherDelivery}',
        it: '{rule:voucherDelivery}',
      },
      link: { de: 'Zum Shop', en: 'Go to the shop', fr: 'Aller à la boutique', it: 'Aprire lo shop' },
    },
  },
})
