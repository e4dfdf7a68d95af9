import { texts } from '#i18n/texts.ts'

/** Shared by the project request and the team event request. */
export default texts({
  optional: { de: '(optional)', en: '(optional)', fr: '(facultatif)', it: '(facoltativo)' },
  /** First entry of an optional list. */
  open: { de: 'Keine Angabe', en: 'Not specified', fr: 'Non précisé', it: 'Non indicato' },
  name: { de: 'Vor- und Nachname', en: 'First and last name', fr: 'Prénom et nom', it: 'Nome e cognome' },
  firstName: { de: 'Vorname', en: 'First name', fr: 'Prénom', it: 'Nome' },
  lastName: { de: 'Nachname', en: 'Last name', fr: 'Nom', it: 'Cognome' },
  company: { de: 'Unternehmen', en: 'Company', fr: 'Entreprise', it: 'Azienda' },
  email: { de: 'E-Mail', en: 'E-mail', fr: 'E-mail', it: 'E-mail' },
  phone: { de: 'Telefon', en: 'Telephone', fr: 'Téléphone', it: 'Telefono' },
  /** Honeypot label. */
  trap: {
    de: 'Dieses Feld bitte leer lassen',
    en: 'Please leave this field empty',
    fr: 'Laissez ce champ vide',
    it: 'Lasci vuoto questo campo',
  },
  newsletter: {
    de: 'Ich möchte den Newsletter erhalten, viermal im Jahr.',
    en: 'I’d like to receive the newsletter, four times a year.',
    fr: 'Je souhaite recevoir la newsletter, quatre fois par an.',
    it: 'Desidero ricevere la newsletter, quattro volte all’anno.',
  },
  newsletterHint: {
    de: 'Sie bekommen zuerst eine E-Mail, in der Sie das bestätigen. Abmelden geht mit einem Klick.',
    en: 'You’ll first get an e-mail asking you to confirm. Unsubscribing takes one click.',
    fr: 'Vous recevez d’abord un e-mail pour confirmer. Un clic suffit pour vous désabonner.',
    it: 'Prima riceve un’e-mail per confermare. Per disdirla basta un clic.',
  },
  /** {link}: `termsLink` */
  terms: {
    de: 'Ich habe die {link} gelesen und bin für diese Anfrage damit einverstanden.',
    en: 'I’ve read the {link} and agree to them for this enquiry.',
    fr: 'J’ai lu les {link} et je les accepte pour cette demande.',
    it: 'Ho letto le {link} e le accetto per questa richiesta.',
  },
  termsLink: {
    de: 'Geschäftsbedingungen',
    en: 'terms and conditions',
    fr: 'conditions générales',
    it: 'condizioni generali',
  },
  captcha: {
    de: 'Zum Schutz vor Spam löst Ihr Browser im Hintergrund eine kleine Rechenaufgabe (Captcha). Sie müssen nichts tun.',
    en: 'To keep spam out, your browser solves a small puzzle in the background (a captcha). There’s nothing you need to do.',
    fr: 'Contre les messages indésirables, votre navigateur effectue un petit calcul en arrière-plan (captcha). Vous n’avez rien à faire.',
    it: 'Contro lo spam il Suo browser risolve un piccolo calcolo in background (captcha). Lei non deve fare nulla.',
  },
  privacy: {
    de: 'Wir brauchen Ihre Angaben nur für die Antwort. Bis Sie senden, bleiben sie auf diesem Gerät.',
    en: 'We use your details only to answer you. Until you send them, they stay on this device.',
    fr: 'Vos données ne servent qu’à vous répondre. Jusqu’à l’envoi, elles restent sur cet appareil.',
    it: 'I Suoi dati ci servono solo per rispondere. Fino all’invio restano su questo dispositivo.',
  },
  privacyLink: {
    de: 'Zum Datenschutz',
    en: 'How we handle data',
    fr: 'Protection des données',
    it: 'Protezione dei dati',
  },
  send: { de: 'Anfrage senden', en: 'Send enquiry', fr: 'Envoyer la demande', it: 'Inviare la richiesta' },
  sending: { de: 'Wird gesendet …', en: 'Sending…', fr: 'Envoi en cours…', it: 'Invio in corso…' },
  /** Second part of the sign that sends. */
  noObligation: { de: 'unverbindlich', en: 'no obligation', fr: 'sans engagement', it: 'senza impegno' },
  /** Preloaded, because nothing can be fetched offline. */
  offline: {
    de: 'Sie sind offline. Ihre Angaben bleiben auf diesem Gerät. Senden Sie sie, sobald Sie wieder Empfang haben.',
    en: 'You’re offline. What you’ve entered stays on this device. Send it as soon as you have a connection again.',
    fr: 'Vous êtes hors ligne. Vos données restent sur cet appareil. Envoyez-les dès que vous avez de nouveau du réseau.',
    it: 'Manca la connessione. Ciò che ha scritto resta su questo dispositivo. Lo invii appena torna la connessione.',
  },
  problems: {
    /** {max}: characters */
    too_long: {
      de: 'Hier haben höchstens {max} Zeichen Platz. Bitte kürzen Sie.',
      en: 'Please keep this to {max} characters.',
      fr: 'Ce champ peut compter {max} caractères au plus. Raccourcissez votre texte.',
      it: 'Qui c’è posto per {max} caratteri al massimo. Accorci il testo.',
    },
    name: {
      required: {
        de: 'Bitte geben Sie Ihren Namen an, damit wir Sie ansprechen können.',
        en: 'Please give your name, so that we know how to address you.',
        fr: 'Indiquez votre nom, pour que nous sachions à qui nous répondons.',
        it: 'Indichi il Suo nome, così sappiamo a chi rispondiamo.',
      },
    },
    firstName: {
      required: {
        de: 'Bitte geben Sie Ihren Vornamen an.',
        en: 'Please give your first name.',
        fr: 'Indiquez votre prénom.',
        it: 'Indichi il Suo nome.',
      },
    },
    lastName: {
      required: {
        de: 'Bitte geben Sie Ihren Nachnamen an.',
        en: 'Please give your last name.',
        fr: 'Indiquez votre nom de famille.',
        it: 'Indichi il Suo cognome.',
      },
    },
    email: {
      required: {
        de: 'Bitte geben Sie Ihre E-Mail-Adresse an. Sonst können wir nicht antworten.',
        en: 'Please give your e-mail address. We can’t reply without it.',
        fr: 'Indiquez votre adresse e-mail. Sans elle, nous ne pouvons pas répondre.',
        it: 'Indichi il Suo indirizzo e-mail. Altrimenti non possiamo rispondere.',
      },
      invalid: {
        de: 'Diese E-Mail-Adresse ist nicht vollständig. Sie sollte aussehen wie name@firma.ch.',
        en: 'This e-mail address isn’t complete. It should look like name@company.com.',
        fr: 'Cette adresse e-mail n’est pas complète. Elle devrait ressembler à nom@entreprise.ch.',
        it: 'Questo indirizzo e-mail non è completo. Deve avere la forma nome@azienda.ch.',
      },
    },
    phone: {
      invalid: {
        de: 'Diese Nummer können wir nicht lesen. Ziffern, Leerzeichen und ein Plus am Anfang genügen.',
        en: 'We can’t read this number. Digits, spaces and a plus at the start will do.',
        fr: 'Nous n’arrivons pas à lire ce numéro. Des chiffres, des espaces et un plus au début suffisent.',
        it: 'Non riusciamo a leggere questo numero. Bastano cifre, spazi e un più all’inizio.',
      },
    },
    terms: {
      required: {
        de: 'Bitte bestätigen Sie, dass Sie mit den Geschäftsbedingungen einverstanden sind.',
        en: 'Please confirm that you agree to the terms and conditions.',
        fr: 'Confirmez que vous acceptez les conditions générales.',
        it: 'Confermi di accettare le condizioni generali.',
      },
      terms_changed: {
        de: 'Die Geschäftsbedingungen haben sich geändert, seit Sie diese Seite geöffnet haben. Der Link im Satz zeigt, was neu ist. Bitte setzen Sie das Häkchen noch einmal; alles andere bleibt, wie Sie es geschrieben haben.',
        en: 'The terms and conditions have changed since you opened this page. The link in the sentence shows what is new. Please tick the box again; everything else stays as you wrote it.',
        fr: 'Les conditions générales ont changé depuis que vous avez ouvert cette page. Le lien dans la phrase montre ce qui est nouveau. Cochez la case encore une fois\u202f; tout le reste est conservé.',
        it: 'Le condizioni generali sono cambiate da quando ha aperto questa pagina. Il link nella frase mostra che cosa è nuovo. Spunti di nuovo la casella; tutto il resto rimane come l’ha scritto.',
      },
    },
    day: {
      invalid: {
        de: 'Dieses Datum können wir nicht lesen. Schreiben Sie es in der Form {format}.',
        en: 'We can’t read this date. Please write it as {format}.',
        fr: 'Nous n’arrivons pas à lire cette date. Écrivez-la sous la forme {format}.',
        it: 'Non riusciamo a leggere questa data. La scriva nella forma {format}.',
      },
      past: {
        de: 'Dieser Tag ist vorbei. Bitte wählen Sie heute oder einen späteren Tag.',
        en: 'This day has passed. Please choose today or a later one.',
        fr: 'Ce jour est passé. Choisissez aujourd’hui ou un jour à venir.',
        it: 'Questo giorno è passato. Scelga oggi o un giorno successivo.',
      },
      too_far: {
        de: 'Bitte wählen Sie einen Tag in den nächsten zehn Jahren.',
        en: 'Please choose a day within the next ten years.',
        fr: 'Choisissez un jour dans les dix prochaines années.',
        it: 'Scelga un giorno nei prossimi dieci anni.',
      },
      before_start: {
        de: 'Das Ende liegt vor dem Beginn. Meinten Sie den {day}?',
        en: 'The end is before the start. Did you mean {day}?',
        fr: 'La fin précède le début. Vouliez-vous dire le {day} ?',
        it: 'La fine viene prima dell’inizio. Intendeva: {day}?',
      },
    },
  },
  /** In mails to the sender and to us. */
  mail: {
    terms: {
      de: 'Geschäftsbedingungen',
      en: 'Terms and conditions',
      fr: 'Conditions générales',
      it: 'Condizioni generali',
    },
    agreed: { de: 'einverstanden', en: 'agreed', fr: 'acceptées', it: 'accettate' },
    newsletter: { de: 'Newsletter', en: 'Newsletter', fr: 'Newsletter', it: 'Newsletter' },
    wanted: {
      de: 'gewünscht, noch zu bestätigen',
      en: 'requested, still to be confirmed',
      fr: 'souhaitée, à confirmer',
      it: 'desiderata, ancora da confermare',
    },
    notWanted: { de: 'nicht gewünscht', en: 'not requested', fr: 'non souhaitée', it: 'non desiderata' },
  },
})
