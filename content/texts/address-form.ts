import { texts } from '#i18n/texts.ts'

export default texts({
  email: { de: 'E-Mail', en: 'E-mail', fr: 'E-mail', it: 'E-mail' },
  trap: {
    de: 'Bitte lassen Sie dieses Feld leer',
    en: 'Please leave this field empty',
    fr: 'Laissez ce champ vide',
    it: 'Lasci vuoto questo campo',
  },
  sending: { de: 'Wird gesendet …', en: 'Sending…', fr: 'Envoi en cours…', it: 'Invio in corso…' },
  captcha: {
    de: 'Zum Schutz vor Spam löst Ihr Browser im Hintergrund eine kleine Rechenaufgabe (Captcha). Sie müssen nichts tun.',
    en: 'To keep spam out, your browser solves a small puzzle in the background (a captcha). There’s nothing you need to do.',
    fr: 'Contre les messages indésirables, votre navigateur effectue un petit calcul en arrière-plan (captcha). Vous n’avez rien à faire.',
    it: 'Contro lo spam il Suo browser risolve un piccolo calcolo in background (captcha). Lei non deve fare nulla.',
  },
  problems: {
    required: {
      de: 'Bitte geben Sie Ihre E-Mail-Adresse an.',
      en: 'Please give your e-mail address.',
      fr: 'Indiquez votre adresse e-mail.',
      it: 'Indichi il Suo indirizzo e-mail.',
    },
    invalid: {
      de: 'Diese E-Mail-Adresse ist nicht vollständig. Sie sollte aussehen wie name@firma.ch.',
      en: 'This e-mail address isn’t complete. It should look like name@company.com.',
      fr: 'Cette adresse e-mail n’est pas complète. Elle devrait ressembler à nom@entreprise.ch.',
      it: 'Questo indirizzo e-mail non è completo. Deve avere la forma nome@azienda.ch.',
    },
    too_long: {
      de: 'Diese E-Mail-Adresse ist zu lang. Bitte sehen Sie nach, ob etwas doppelt steht.',
      en: 'This e-mail address is too long. Please check that nothing is in it twice.',
      fr: 'Cette adresse e-mail est trop longue. Vérifiez que rien n’y figure deux fois.',
      it: 'Questo indirizzo e-mail è troppo lungo. Controlli che nulla vi compaia due volte.',
    },
  },
  notices: {
    failed: {
      de: 'Das hat nicht geklappt. Ihre Adresse steht noch da. Bitte senden Sie noch einmal.',
      en: 'That didn’t go through. Your address is still here. Please send it again.',
      fr: 'L’envoi n’a pas abouti. Votre adresse est encore là. Envoyez-la à nouveau.',
      it: 'L’invio non è riuscito. Il Suo indirizzo è ancora qui. Lo invii di nuovo.',
    },
    unanswered: {
      de: 'Wir haben keine Antwort vom Server. Sie dürfen ruhig noch einmal senden.',
      en: 'The server hasn’t answered. You can safely send it again.',
      fr: 'Le serveur n’a pas répondu. Vous pouvez renvoyer sans crainte.',
      it: 'Il server non ha risposto. Può inviare di nuovo senza problemi.',
    },
    too_many: {
      de: 'Von Ihrem Anschluss kamen eben viele Anfragen. Bitte versuchen Sie es in einer Stunde.',
      en: 'A lot of requests have just come from your connection. Please try again in an hour.',
      fr: 'Beaucoup de demandes viennent d’arriver depuis votre connexion. Réessayez dans une heure.',
      it: 'Dalla Sua connessione sono appena arrivate molte richieste. Riprovi fra un’ora.',
    },
    offline: {
      de: 'Sie sind offline. Senden Sie, sobald Sie wieder Empfang haben.',
      en: 'You’re offline. Send it once you’re back online.',
      fr: 'Vous êtes hors ligne. Envoyez dès que vous avez de nouveau du réseau.',
      it: 'Manca la connessione. Invii appena ha di nuovo campo.',
    },
  },
})
