import type { LegalMessages } from '#features/messages/content/legal-messages.ts'
import type { Language } from '#i18n/languages.ts'
import { texts } from '#i18n/texts.ts'

/** Figures come from `features/booking/content/booking-terms.ts`; the version is stored with each order. */
export default texts({
  meta: {
    title: {
      de: 'Allgemeine Geschäftsbedingungen – Gratweg',
      en: 'General terms and conditions – Gratweg',
      fr: 'Conditions générales – Gratweg',
      it: 'Condizioni generali – Gratweg',
    },
    description: {
      de: 'Bedingungen für Shop, Gutscheine, Kurse und Team-Events: Preise in CHF mit Versand, Gutscheine {validity:words} gültig, Absage und Wetter.',
      en: 'Terms for shop, vouchers, courses and team events: prices in CHF with delivery, vouchers valid for {validity:words}, cancellation and weather.',
      fr: 'Conditions pour la boutique, les bons cadeaux, les stages et les sorties : prix en CHF livraison comprise, bons valables {validity:words}, annulation, météo.',
      it: 'Condizioni per shop, buoni regalo, corsi e uscite: prezzi in CHF con spedizione, buoni validi {validity:words}, annullamento e maltempo.',
    },
  },
  title: {
    de: 'Allgemeine Geschäfts\u00adbedingungen',
    en: 'General terms and conditions',
    fr: 'Conditions générales',
    it: 'Condizioni generali',
  },
  body: {
    de: `Was gilt, wenn Sie bei uns kaufen, buchen oder einen Gutschein einlösen.

## Geltung {#geltung}

Diese Bedingungen gelten für Käufe im Shop, für Gutscheine, für Kurse und für Team-Events der {company}, {street}, {city}.

Abweichungen gelten, wenn wir sie schriftlich vereinbaren; eine E-Mail genügt. Ihre eigenen Bedingungen gelten nur, wenn wir ihnen zugestimmt haben.

Projektaufträge regeln wir in einem eigenen Vertrag. Fragen Sie ein Projekt an, gilt von diesen Bedingungen nur, was unter [Anfragen und Offerten](#anfragen) steht.

## Angebot und Preise {#preise}

Was die Website zeigt, ist eine Einladung, zu bestellen oder zu buchen. Inhalt, Dauer und Preis stehen auf der Seite des Produkts, des Kurses oder des Team-Events. Massgebend ist, was dort bei der Bestellung steht.

Alle Preise sind Endpreise in Schweizer Franken (CHF).

Die Mehrwertsteuer ist inbegriffen (Nummer {vatNumber}).

Was im Preis eines Kurses oder Team-Events enthalten ist, steht auf seiner Seite. Anreise, eigene Ausrüstung und Versicherung sind es nicht.

## So bestellen Sie im Shop {#bestellen}

1. Sie legen Artikel in den Warenkorb. Mengen ändern und Artikel entfernen können Sie dort jederzeit.
2. Der Warenkorb zeigt jede Zeile und den Gesamtpreis. Hat sich ein Preis geändert oder reicht der Bestand nicht, so sagen wir es Ihnen, bevor Sie bezahlen.
3. Mit «Zur Kasse gehen» wechseln Sie auf die Zahlungsseite. Bis Sie bezahlen, können Sie zurück und alles berichtigen.
4. Dort geben Sie Name, E-Mail und bei Ware die Lieferadresse an, stimmen diesen Bedingungen zu und bezahlen. Damit bestellen Sie verbindlich.
5. Ist die Zahlung bestätigt, so ist der Vertrag geschlossen. Sie erhalten sofort eine Bestätigung per E-Mail.
6. Wo der Shop es anbietet, bestellen Firmen auf Rechnung, zahlbar innert {invoiceDays} Tagen: Mit dem Absenden bestellen Sie verbindlich. Ware senden wir vor der Zahlung, Gutscheine danach.

- Während Sie bezahlen, liegt die Ware für Sie bereit. Kommt keine Zahlung zustande, wird nichts verrechnet.
- Steht in der Bestätigung etwas Falsches, antworten Sie einfach darauf.

## Lieferung {#lieferung}

{rule:deliveryArea}

Ware an Lager geben wir in der Regel innert drei Arbeitstagen zur Post. Dauert es länger, schreiben wir Ihnen. Sie können dann ohne Kosten zurücktreten.

{rule:voucherDelivery}

## Gewährleistung und Rückgabe {#gewaehr}

Bitte prüfen Sie die Ware beim Empfang und melden Sie Mängel bald. Für Mängel stehen wir zwei Jahre ab Lieferung ein (Art. 210 OR): Wir ersetzen die Ware, mindern den Preis oder nehmen sie gegen den Kaufpreis zurück. Verspricht die Seite eines Produkts eine längere Garantie, so gilt diese.

Ein Rückgaberecht ohne Mangel besteht nicht. Das Schweizer Recht sieht für Käufe im Internet kein allgemeines Widerrufsrecht vor. Passt etwas nicht, schreiben Sie uns, bevor Sie es benützen.

Zwingende Rechte von Konsumentinnen und Konsumenten mit Wohnsitz in Liechtenstein bleiben vorbehalten.

## Gutscheine {#gutscheine}

- {rule:voucherValidity}
- {rule:voucherUse}
- Ein Kursgutschein gilt für den genannten Kurs und eine Person, auch wenn der Kurs inzwischen mehr kostet.
- Gutscheine sind übertragbar. Wer den Code kennt, kann ihn einlösen: Hüten Sie ihn wie Bargeld.
- Wir zahlen Gutscheine nicht aus und verzinsen sie nicht.
- Stornieren Sie eine Buchung rechtzeitig, so ist der eingelöste Betrag wieder auf dem Gutschein. Seine Gültigkeit verlängert sich dadurch nicht.

## So buchen Sie Kurse und Team-Events {#buchen}

1. Sie wählen Kurs oder Anlass, Termin und Zahl der Personen und geben Ihre Angaben ein.
2. Vor dem Absenden sehen Sie alles mit dem Preis auf einen Blick und können es berichtigen.
3. Mit dem Absenden buchen Sie verbindlich. Bezahlen Sie online, gilt das erst mit der Zahlung; bis dahin sind die Plätze nur reserviert.
4. Wir bestätigen per E-Mail. Erst mit dieser Bestätigung sind Ihnen die Plätze sicher.

- Einen eigenen Termin für ein Team-Event fragen Sie unverbindlich an. Er gilt, sobald wir ihn bestätigt haben.
- Ein Platz auf der Warteliste verpflichtet niemanden. Wird etwas frei, fragen wir Sie.
- Wer für andere bucht, gibt ihnen diese Bedingungen weiter und bezahlt den Preis.

## Preise für Gruppen {#gruppen}

Bei einem Team-Event gilt bis zwölf Personen die Pauschale. Ab dreizehn Personen bezahlt jede Person der Gruppe den Ansatz der Gruppengrösse. Die Ansätze stehen auf der Seite des Anlasses.

Der veröffentlichte Preis gilt auch dann, wenn eine grössere Gruppe weniger bezahlt als eine kleinere. Für Gruppen, die grösser sind als dort angegeben, machen wir eine Offerte.

Die Zahl der Personen können Sie bis {freeDays} Tage vor Beginn ohne Kosten ändern, solange Plätze frei sind. Danach gelten für Personen, die wegfallen, die [Stornogebühren](#absage).

## Mindestzahl und Durchführung {#durchfuehrung}

Öffentliche Kurse und Anlässe finden ab einer Mindestzahl von Personen statt. Gibt es eine, so steht sie beim Termin.

Spätestens {decisionDays} Tage vor Beginn entscheiden wir und schreiben allen, die gebucht haben. Kommt die Mindestzahl nicht zusammen, gilt, was unter [Wenn wir absagen](#absage-durch-uns) steht.

## Wenn Sie stornieren oder umbuchen {#absage}

Stornieren oder umbuchen können Sie mit dem Link in Ihrer Bestätigung oder mit einer Nachricht an {email}. Es zählt der Tag, an dem Ihre Nachricht bei uns eintrifft. Für eine Umbuchung auf einen anderen Termin gelten dieselben Fristen.

- {rule:substitute}
- {rule:illness}
- {rule:replacement}
- Was Sie zu viel bezahlt haben, erstatten wir innert {refundDays} Tagen zurück, mit demselben Zahlungsmittel.

## Wenn wir absagen {#absage-durch-uns}

{rule:calledOff} Ein eingelöster Gutschein gilt dann wieder im alten Umfang.

Weitere Kosten, etwa für Anreise oder Unterkunft, ersetzen wir nur, wenn uns Absicht oder grobe Fahrlässigkeit trifft.

Fällt die Kursleitung aus, dürfen wir eine ebenso erfahrene Person einsetzen.

## Wetter und Feuerverbot {#wetter}

{rule:weather}

{rule:fireBan} {rule:fireBanFocus}

Die Kursleitung darf Route und Programm ändern, auch unterwegs. Muss sie abbrechen, suchen wir mit Ihnen eine faire Lösung.

## Gesundheit und Eigenverantwortung {#gesundheit}

Draussen bleibt ein Rest an Risiko, den auch eine gute Kursleitung nicht beseitigt. Sie kennen Ihre Kräfte am besten und nehmen auf eigene Verantwortung teil.

- Sagen Sie uns vorher, was wir wissen müssen: Krankheiten, Medikamente, Allergien, Schwangerschaft. Wer das liest und wie lange es bleibt, steht im [Datenschutz](/datenschutz#sicherheit). Im Zweifel fragen Sie zuerst eine Ärztin oder einen Arzt.
- Bringen Sie mit, was auf der Packliste steht. Fehlt etwas, das die Sicherheit betrifft, kann die Kursleitung die Teilnahme ablehnen.
- Über die Sicherheit entscheidet vor Ort die Kursleitung. Wer ihre Anweisungen missachtet, andere gefährdet oder unter dem Einfluss von Alkohol oder Drogen steht, kann ohne Rückerstattung ausgeschlossen werden.

## Minderjährige {#minderjaehrige}

Wer unter 18\u00a0Jahre alt ist, kauft und bucht mit Zustimmung der gesetzlichen Vertretung. Das Mindestalter steht auf der Seite des Kurses. Unter 18\u00a0Jahren nehmen Sie teil, wenn wir die Zustimmung schriftlich haben.

## Versicherung {#versicherung}

Die Versicherung gegen Unfall, für Haftpflicht, für Rettung und Bergung und für den Rücktritt ist Ihre Sache. Bei Team-Events klärt das Unternehmen, ob der Tag als Arbeitszeit gilt.

## Haftung {#haftung}

Für Schäden aus Absicht oder grober Fahrlässigkeit haften wir nach Gesetz. Für leichte Fahrlässigkeit und für Hilfspersonen ist die Haftung ausgeschlossen, soweit das Gesetz es zulässt. Für Personenschäden gilt dieser Ausschluss nicht.

Für persönliche Gegenstände, die unterwegs nass, schmutzig, beschädigt oder verloren werden, haften wir nicht, ausser uns trifft Absicht oder grobe Fahrlässigkeit.

## Bilder {#bilder}

Wir veröffentlichen kein Bild, auf dem Sie zu erkennen sind, ohne Ihre ausdrückliche Zustimmung. Sie können sie jederzeit für die Zukunft widerrufen. Wer selber fotografiert, fragt die anderen.

## Anfragen und Offerten {#anfragen}

{rule:answer} Das ist ein Versprechen für die Antwort, noch kein Vertrag. {rule:noObligation}

Eine Offerte von uns gilt {offerDays} Tage, wenn nichts anderes darin steht.

## Zahlung {#zahlung}

Sie bezahlen auf der gesicherten Seite eines Zahlungsdienstes, mit den Zahlungsmitteln, die dort stehen. Kartennummern erreichen uns nie.

Plätze an öffentlichen Terminen bezahlen Sie bei der Buchung. Wo die Buchung es anbietet, erhalten Sie stattdessen eine Rechnung, zahlbar innert {invoiceDays} Tagen. Ein Team-Event an einem eigenen Termin bezahlen Sie, nachdem wir den Termin bestätigt haben, auf Rechnung mit derselben Frist.

Ist eine Zahlung überfällig und bleibt auch unsere Mahnung ohne Antwort, dürfen wir den Platz freigeben. Bei Verzug gilt der gesetzliche Zins.

## Anwendbares Recht und Gerichtsstand {#recht}

Es gilt Schweizer Recht, ohne das UNO-Kaufrecht (CISG). Gerichtsstand ist Zug. Zwingende Gerichtsstände, namentlich am Wohnsitz von Konsumentinnen und Konsumenten, bleiben vorbehalten.

Ist eine Bestimmung ungültig, so gelten die übrigen. Und bevor es zu einem Streit kommt: Schreiben Sie uns.

## Fassung und Sprache {#fassung}

Für Sie gilt die Fassung, der Sie bei der Bestellung oder Buchung zugestimmt haben. Wir halten sie dort fest; diese hier heisst {version}. Jede [frühere Fassung](/agb/fassungen) bleibt lesbar.

Es gibt die Bedingungen in vier Sprachen. Bei Abweichungen ist die deutsche Fassung massgebend.

Wie wir mit Ihren Daten umgehen, steht unter [Datenschutz](/datenschutz).`,
    en: `What applies when you buy from us, book with us or redeem a voucher.

## Scope {#geltung}

These terms apply to purchases in the shop, to vouchers, to courses and to team events of {company}, {street}, {city}.

Other arrangements apply if we agree them in writing; an e-mail is enough. Your own terms apply only if we have accepted them.

Project engagements are governed by a contract of their own. If you enquire about a project, only the section [Enquiries and quotes](#anfragen) of these terms applies.

## Offers and prices {#preise}

What the website shows is an invitation to order or to book. Content, length and price are on the page of the product, the course or the team event. What it says at the time of your order is what counts.

All prices are final prices in Swiss francs (CHF).

Value added tax is included (number {vatNumber}).

What the price of a course or team event includes is stated on its page. Travel, your own equipment and insurance are not included.

## How to order in the shop {#bestellen}

1. You put items into the basket. You can change quantities and remove items there at any time.
2. The basket shows every line and the total. If a price has changed or there is not enough stock, we tell you before you pay.
3. With “Go to checkout” you move on to the payment page. Until you pay, you can go back and correct anything.
4. There you give your name, e-mail address and, for goods, the delivery address, accept these terms and pay. This makes your order binding.
5. Once the payment is confirmed, the contract is concluded. You receive a confirmation by e-mail at once.
6. Where the shop offers it, companies order by invoice, payable within {invoiceDays} days: sending it makes your order binding. Goods are sent before payment, vouchers after it.

- While you pay, the goods are set aside for you. If no payment is made, nothing is charged.
- If something in the confirmation is wrong, simply reply to it.

## Delivery {#lieferung}

{rule:deliveryArea}

Goods in stock are usually handed to the post within three working days. If it takes longer, we write to you, and you may then withdraw at no cost.

{rule:voucherDelivery}

## Warranty and returns {#gewaehr}

Please check the goods on arrival and report defects soon. We are liable for defects for two years from delivery (art. 210 of the Swiss Code of Obligations): we replace the goods, reduce the price or take them back and refund the purchase price. Where the page of a product promises a longer warranty, that one applies.

There is no right to return goods that have no defect. Swiss law provides no general right of withdrawal for online purchases. If something does not suit you, write to us before you use it.

Mandatory rights of consumers who live in Liechtenstein remain unaffected.

## Gift vouchers {#gutscheine}

- {rule:voucherValidity}
- {rule:voucherUse}
- A course voucher is good for the course it names and for one person, even if the course costs more by then.
- Vouchers can be passed on. Anyone who knows the code can redeem it, so look after it as you would cash.
- We do not pay vouchers out, and they bear no interest.
- If you cancel a booking in time, the amount redeemed goes back onto the voucher. This does not extend its validity.

## How to book courses and team events {#buchen}

1. You choose the course or event, the date and the number of people, and give your details.
2. Before sending, you see everything at a glance, price included, and can correct it.
3. Sending makes your booking binding. If you pay online, it is binding only once you have paid; until then the places are only held for you.
4. We confirm by e-mail. Only with this confirmation are the places yours.

- You request a date of your own for a team event without obligation. It is fixed once we have confirmed it.
- A place on the waiting list commits nobody. If one becomes free, we ask you.
- Anyone who books for others passes these terms on to them and is liable for the price.

## Prices for groups {#gruppen}

A team event costs its flat rate for up to twelve people. From thirteen people, every person in the group pays the rate for that group size. The rates are on the page of the event.

The published price also applies where a larger group pays less than a smaller one. For groups larger than shown there, we give you a quote.

You can change the number of people at no cost up to {freeDays} days before the start, as long as there are places. After that, the [cancellation fees](#absage) apply to those who drop out.

## Minimum number and go-ahead {#durchfuehrung}

Public courses and events go ahead with a minimum number of people. Where there is one, it is stated with the date.

We decide no later than {decisionDays} days before the start and write to everyone who has booked. If the minimum is not reached, the section [If we call an event off](#absage-durch-uns) applies.

## If you cancel or change the date {#absage}

You can cancel or move to another date with the link in your confirmation or with a message to {email}. The day on which your message reaches us is what counts. The same periods apply if you move to another date.

- {rule:substitute}
- {rule:illness}
- {rule:replacement}
- We refund any overpayment within {refundDays} days, by the same means of payment.

## If we call an event off {#absage-durch-uns}

{rule:calledOff} A redeemed voucher is then valid again as before.

We reimburse other costs, for instance for travel or accommodation, only in the case of intent or gross negligence on our part.

If the instructor is unavailable, we may appoint someone equally experienced.

## Weather and fire bans {#wetter}

{rule:weather}

{rule:fireBan} {rule:fireBanFocus}

The instructor may change route and programme, even on the way. If we have to break off, we look for a fair solution with you.

## Health and personal responsibility {#gesundheit}

Outdoors there remains some risk that even a good instructor cannot remove. You know your strength best and take part on your own responsibility.

- Tell us beforehand what we need to know: illnesses, medication, allergies, pregnancy. Who reads this and how long it is kept is explained under [Privacy](/datenschutz#sicherheit). If in doubt, ask a doctor first.
- Bring what is on the packing list. If something that matters for safety is missing, the instructor may refuse to take you along.
- On the ground, the instructor decides on safety. Anyone who ignores instructions, endangers others or is under the influence of alcohol or drugs may be excluded without a refund.

## Minors {#minderjaehrige}

Anyone under 18 buys and books with the consent of their legal representative. The minimum age is on the page of the course. Those under 18 may take part once we have the consent in writing.

## Insurance {#versicherung}

You are responsible for your own accident, liability, rescue and cancellation insurance. For team events, it is for the company to establish whether the day counts as working time.

## Liability {#haftung}

We are liable by law for damage caused by intent or gross negligence. Liability for slight negligence and for auxiliary persons is excluded as far as the law permits. This exclusion does not apply to personal injury.

We are not liable for belongings that get wet, dirty, damaged or lost on the way, except in the case of intent or gross negligence on our part.

## Pictures {#bilder}

We publish no picture in which you can be recognised without your explicit consent. You can withdraw it for the future at any time. Anyone who takes photographs asks the others first.

## Enquiries and quotes {#anfragen}

{rule:answer} That is a promise to answer, not yet a contract. {rule:noObligation}

Our quotes hold for {offerDays} days unless they say otherwise.

## Payment {#zahlung}

You pay on the secure page of a payment service, with the means of payment shown there. Card numbers never reach us.

Places on public dates are paid for when you book. Where the booking offers it, you receive an invoice instead, payable within {invoiceDays} days. A team event on a date of your own is paid for once we have confirmed the date, by invoice with the same term.

If a payment is overdue and our reminder goes unanswered, we may release the place. Late payments bear interest at the statutory rate.

## Applicable law and jurisdiction {#recht}

Swiss law applies, excluding the UN Convention on Contracts for the International Sale of Goods (CISG). The place of jurisdiction is Zug. Mandatory places of jurisdiction, in particular at the domicile of consumers, remain unaffected.

If one provision is invalid, the others still apply. And before it comes to a dispute, write to us.

## Version and language {#fassung}

The version you accepted when ordering or booking applies to you. We record it there; this one is called {version}. Every [earlier version](/agb/fassungen) can still be read.

These terms exist in four languages. In case of differences, the German version prevails.

How we treat your data is explained under [Privacy](/datenschutz).`,
    fr: `Les règles quand vous achetez, réservez ou utilisez un bon cadeau chez nous.

## Champ d’application {#geltung}

Ces conditions s’appliquent aux achats dans la boutique, aux bons cadeaux, aux stages et aux sorties d’équipe de {company}, {street}, {city}.

Nous pouvons convenir par écrit d’autres règles\u202f; un e-mail suffit. Vos propres conditions ne s’appliquent que si nous les avons acceptées.

Les mandats de projet font l’objet d’un contrat séparé. Si vous faites une demande de projet, seul le chapitre [Demandes et offres](#anfragen) de ces conditions s’applique.

## Offres et prix {#preise}

Ce que montre le site est une invitation à commander ou à réserver. Le contenu, la durée et le prix figurent sur la page de l’article, du stage ou de la sortie d’équipe. Ce qui y est écrit au moment de la commande fait foi.

Tous les prix sont des prix finaux, en francs suisses (CHF).

La taxe sur la valeur ajoutée est comprise (numéro {vatNumber}).

Ce que comprend le prix d’un stage ou d’une sortie est indiqué sur sa page. Le trajet, votre équipement personnel et les assurances n’en font pas partie.

## Commander dans la boutique, pas à pas {#bestellen}

1. Vous mettez des articles dans le panier. Vous pouvez à tout moment y modifier les quantités et retirer des articles.
2. Le panier montre chaque ligne et le prix total. Si un prix a changé ou si le stock ne suffit pas, nous vous le disons avant le paiement.
3. Le bouton «\u202fPasser à la caisse\u202f» vous mène à la page de paiement. Tant que vous n’avez pas payé, vous pouvez revenir et tout corriger.
4. Vous y indiquez votre nom, votre e-mail et, pour les articles à livrer, l’adresse\u202f; vous acceptez ces conditions et vous payez. Votre commande est alors ferme.
5. Quand le paiement est confirmé, le contrat est conclu. Vous recevez aussitôt une confirmation par e-mail.
6. Là où la boutique le propose, les entreprises commandent sur facture, payable dans les {invoiceDays} jours\u202f: l’envoi rend la commande ferme. Les articles partent avant le paiement, les bons après.

- Pendant que vous payez, les articles vous sont réservés. Si le paiement n’aboutit pas, rien n’est débité.
- Si la confirmation contient une erreur, répondez-y, tout simplement.

## Livraison {#lieferung}

{rule:deliveryArea}

Les articles en stock sont en règle générale remis à la poste dans les trois jours ouvrables. S’il faut plus de temps, nous vous écrivons\u202f; vous pouvez alors vous départir du contrat sans frais.

{rule:voucherDelivery}

## Garantie et retour {#gewaehr}

Vérifiez les articles à la réception et signalez-nous vite les défauts. Nous en répondons pendant deux ans dès la livraison (art. 210 CO)\u202f: nous remplaçons l’article, réduisons le prix, ou nous reprenons l’article et vous remboursons le prix d’achat. Si la page d’un article promet une garantie plus longue, celle-ci s’applique.

Sans défaut, il n’y a pas de droit de retour. Le droit suisse ne prévoit pas de droit général de révocation pour les achats en ligne. Si quelque chose ne convient pas, écrivez-nous avant de l’utiliser.

Les droits impératifs des consommatrices et consommateurs domiciliés au Liechtenstein sont réservés.

## Bons cadeaux {#gutscheine}

- {rule:voucherValidity}
- {rule:voucherUse}
- Un bon pour un stage est valable pour le stage indiqué et pour une personne, même si le prix du stage a augmenté entre-temps.
- Les bons sont transmissibles. Toute personne qui connaît le code peut l’utiliser\u202f: gardez-le comme de l’argent liquide.
- Nous ne convertissons pas les bons en argent, et ils ne portent pas intérêt.
- Si vous annulez une réservation à temps, le montant utilisé revient sur le bon. Sa validité n’en est pas prolongée.

## Réserver un stage ou une sortie d’équipe, pas à pas {#buchen}

1. Vous choisissez le stage ou la sortie, la date et le nombre de personnes, et vous indiquez vos coordonnées.
2. Avant l’envoi, vous voyez l’ensemble avec le prix et pouvez tout corriger.
3. Une fois envoyée, votre réservation est ferme. Si vous payez en ligne, elle ne l’est qu’une fois payée\u202f; d’ici là, les places sont seulement retenues.
4. Nous confirmons par e-mail. Les places sont à vous dès cette confirmation, pas avant.

- Pour une sortie d’équipe à une date de votre choix, vous faites une demande sans engagement. La date est fixée dès que nous l’avons confirmée.
- Une place sur la liste d’attente n’engage personne. Si une place se libère, nous vous la proposons.
- Si vous réservez pour d’autres personnes, vous leur transmettez ces conditions et c’est vous qui payez le prix.

## Prix pour les groupes {#gruppen}

Une sortie d’équipe est au forfait jusqu’à douze personnes. Dès treize personnes, chaque personne du groupe paie le tarif de cette taille de groupe. Les tarifs figurent sur la page de la sortie.

Le prix publié vaut aussi quand un groupe plus grand paie moins qu’un plus petit. Pour les groupes plus grands que ceux indiqués, nous faisons une offre.

Vous pouvez modifier sans frais le nombre de personnes jusqu’à {freeDays} jours avant le début, tant qu’il reste des places. Ensuite, les [frais d’annulation](#absage) s’appliquent aux personnes qui se désistent.

## Nombre minimal et maintien des dates {#durchfuehrung}

Les stages et sorties publics ont lieu à partir d’un nombre minimal de personnes. S’il y en a un, il est indiqué avec la date.

Nous décidons au plus tard {decisionDays} jours avant le début et écrivons à toutes les personnes qui ont réservé. Si le nombre minimal n’est pas atteint, le chapitre [Si nous annulons](#absage-durch-uns) s’applique.

## Si vous annulez ou changez de date {#absage}

Vous pouvez annuler ou changer de date avec le lien de votre confirmation ou par un message à {email}. Le jour où votre message nous parvient fait foi. Les mêmes délais valent pour un changement de date.

- {rule:substitute}
- {rule:illness}
- {rule:replacement}
- Ce que vous avez payé en trop, nous le remboursons dans les {refundDays} jours, par le même moyen de paiement.

## Si nous annulons {#absage-durch-uns}

{rule:calledOff} Un bon utilisé retrouve alors toute sa valeur.

Nous ne remboursons d’autres frais, par exemple de trajet ou d’hébergement, qu’en cas d’intention ou de négligence grave de notre part.

Si la personne qui vous guide est empêchée, nous pouvons la remplacer par quelqu’un d’aussi expérimenté.

## Météo et interdiction de faire du feu {#wetter}

{rule:weather}

{rule:fireBan} {rule:fireBanFocus}

Votre guide peut modifier l’itinéraire et le programme, même en route. S’il faut interrompre le programme, nous cherchons avec vous une solution équitable.

## Santé et responsabilité personnelle {#gesundheit}

Dehors, il reste une part de risque que même un bon encadrement ne supprime pas. Vous connaissez vos forces mieux que nous et participez sous votre propre responsabilité.

- Dites-nous avant ce que nous devons savoir\u202f: maladies, médicaments, allergies, grossesse. La page [Protection des données](/datenschutz#sicherheit) dit qui le lit et combien de temps nous le gardons. Dans le doute, demandez d’abord l’avis d’un médecin.
- Apportez ce qui figure sur la liste du matériel. S’il manque quelque chose d’important pour la sécurité, votre guide peut refuser votre participation.
- Sur le terrain, votre guide décide de tout ce qui touche à la sécurité. Toute personne qui ignore ses instructions, met les autres en danger ou se trouve sous l’effet de l’alcool ou de drogues peut être exclue sans remboursement.

## Personnes mineures {#minderjaehrige}

Les personnes de moins de 18 ans achètent et réservent avec l’accord de leur représentant légal. L’âge minimal figure sur la page du stage. Avant 18 ans, la participation suppose que nous ayons cet accord par écrit.

## Assurances {#versicherung}

Les assurances accidents, responsabilité civile, sauvetage et annulation sont votre affaire. Pour une sortie d’équipe, l’entreprise détermine si la journée compte comme temps de travail.

## Responsabilité {#haftung}

Nous répondons selon la loi des dommages causés intentionnellement ou par négligence grave. La responsabilité pour négligence légère et pour les auxiliaires est exclue dans la mesure permise par la loi. Cette exclusion ne vaut pas pour les dommages corporels.

Nous ne répondons pas des effets personnels mouillés, salis, abîmés ou perdus en route, sauf intention ou négligence grave de notre part.

## Images {#bilder}

Sans votre accord exprès, nous ne publions aucune image sur laquelle on vous reconnaît. Vous pouvez retirer cet accord en tout temps pour l’avenir. Si vous prenez vous-même des photos, demandez aux autres.

## Demandes et offres {#anfragen}

{rule:answer} C’est une promesse de réponse, pas encore un contrat. {rule:noObligation}

Nos offres sont valables {offerDays} jours, sauf indication contraire.

## Paiement {#zahlung}

Vous payez sur la page sécurisée d’un service de paiement, avec les moyens qui y sont proposés. Les numéros de carte ne nous parviennent jamais.

Les places à une date publique se paient à la réservation. Là où la réservation le propose, vous recevez à la place une facture, payable dans les {invoiceDays} jours. Une sortie d’équipe à une date de votre choix se paie une fois la date confirmée, sur facture et dans le même délai.

Si un paiement est en retard et que notre rappel reste sans réponse, nous pouvons libérer la place. En cas de retard, l’intérêt moratoire légal est dû.

## Droit applicable et for {#recht}

Le droit suisse s’applique, à l’exclusion de la Convention des Nations Unies sur les contrats de vente internationale de marchandises (CVIM). Le for est à Zoug. Les fors impératifs, notamment au domicile des consommatrices et consommateurs, sont réservés.

Si une disposition n’est pas valable, les autres le restent. Et avant d’en arriver à un litige, écrivez-nous.

## Version et langue {#fassung}

La version que vous avez acceptée lors de la commande ou de la réservation vaut pour vous. Nous l’enregistrons à ce moment-là\u202f; celle-ci s’appelle {version}. Chaque [version antérieure](/agb/fassungen) reste consultable.

Ces conditions existent en quatre langues. En cas de divergence, la version allemande fait foi.

Ce que nous faisons de vos données est expliqué sous [Protection des données](/datenschutz).`,
    it: `Che cosa si applica quando acquista, prenota o utilizza un buono regalo da noi.

## Campo d’applicazione {#geltung}

Queste condizioni si applicano agli acquisti nello shop, ai buoni regalo, ai corsi e alle uscite per team di {company}, {street}, {city}.

Accordi diversi sono validi se li concludiamo per iscritto; basta un’e-mail. Le Sue condizioni si applicano solo se le abbiamo accettate.

I mandati di progetto sono regolati da un contratto a parte. Se fa una richiesta per un progetto, di queste condizioni si applica solo quanto indicato in [Richieste e offerte](#anfragen).

## Offerta e prezzi {#preise}

Ciò che il sito mostra è un invito a ordinare o a prenotare. Contenuto, durata e prezzo si trovano sulla pagina dell’articolo, del corso o dell’uscita. Fa stato ciò che vi è scritto al momento dell’ordine.

Tutti i prezzi sono prezzi finali in franchi svizzeri (CHF).

L’imposta sul valore aggiunto è inclusa (numero {vatNumber}).

Che cosa comprende il prezzo di un corso o di un’uscita è indicato sulla sua pagina. Il viaggio, l’equipaggiamento personale e le assicurazioni non sono compresi.

## Ordinare nello shop, passo per passo {#bestellen}

1. Mette gli articoli nel carrello. Lì può cambiare le quantità e togliere articoli in qualsiasi momento.
2. Il carrello mostra ogni riga e il prezzo totale. Se un prezzo è cambiato o le scorte non bastano, Glielo diciamo prima che paghi.
3. Con «Andare alla cassa» passa alla pagina di pagamento. Finché non ha pagato, può tornare indietro e correggere tutto.
4. Lì indica nome, e-mail e, per la merce, l’indirizzo di consegna, accetta queste condizioni e paga. Con ciò l’ordine è vincolante.
5. Quando il pagamento è confermato, il contratto è concluso. Riceve subito una conferma per e-mail.
6. Dove lo shop lo prevede, le ditte ordinano su fattura, pagabile entro {invoiceDays} giorni: con l’invio l’ordine è vincolante. La merce parte prima del pagamento, i buoni dopo.

- Mentre paga, la merce è riservata per Lei. Se il pagamento non riesce, non viene addebitato nulla.
- Se nella conferma c’è un errore, basta che risponda al messaggio.

## Consegna {#lieferung}

{rule:deliveryArea}

Di regola affidiamo alla posta la merce in magazzino entro tre giorni lavorativi. Se ci vuole di più, Le scriviamo; in tal caso può recedere dal contratto senza spese.

{rule:voucherDelivery}

## Garanzia e restituzione {#gewaehr}

Controlli la merce alla consegna e ci segnali presto eventuali difetti. Ne rispondiamo per due anni dalla consegna (art. 210 CO): sostituiamo la merce, riduciamo il prezzo oppure la riprendiamo e Le rimborsiamo il prezzo d’acquisto. Se la pagina di un articolo promette una garanzia più lunga, si applica quella.

Senza difetto non c’è diritto di restituzione. Il diritto svizzero non prevede un diritto generale di revoca per gli acquisti online. Se qualcosa non va, ci scriva prima di usarlo.

Restano riservati i diritti imperativi dei consumatori domiciliati nel Liechtenstein.

## Buoni regalo {#gutscheine}

- {rule:voucherValidity}
- {rule:voucherUse}
- Un buono per un corso è valido per il corso indicato e per una persona, anche se nel frattempo il corso costa di più.
- I buoni sono trasferibili. Chi conosce il codice può usarlo: lo custodisca come denaro contante.
- I buoni non vengono convertiti in denaro e non fruttano interessi.
- Se annulla una prenotazione per tempo, l’importo utilizzato torna sul buono. La sua validità non si allunga per questo.

## Prenotare corsi e uscite, passo per passo {#buchen}

1. Sceglie il corso o l’uscita, la data e il numero di persone e inserisce i Suoi dati.
2. Prima dell’invio vede tutto, prezzo compreso, e può correggere.
3. Con l’invio la prenotazione è vincolante. Se paga online, lo è solo dopo il pagamento; fino ad allora i posti sono soltanto riservati.
4. Confermiamo per e-mail. Solo con questa conferma i posti sono Suoi.

- Per un’uscita per team in una data a scelta ci manda una richiesta senza impegno. La data è fissata appena la confermiamo.
- Un posto in lista d’attesa non impegna nessuno. Se si libera un posto, La contattiamo.
- Chi prenota per altri trasmette loro queste condizioni e paga il prezzo.

## Prezzi per i gruppi {#gruppen}

Per un’uscita per team vale il forfait fino a dodici persone. Da tredici persone in su, ogni persona del gruppo paga la tariffa prevista per gruppi di quelle dimensioni. Le tariffe sono indicate sulla pagina dell’uscita.

Il prezzo pubblicato vale anche quando un gruppo più grande paga meno di uno più piccolo. Per gruppi più grandi di quelli indicati facciamo un’offerta.

Può cambiare il numero di persone senza spese fino a {freeDays} giorni prima dell’inizio, finché ci sono posti. In seguito, per chi si ritira valgono le [spese di annullamento](#absage).

## Numero minimo e svolgimento {#durchfuehrung}

I corsi pubblici e le uscite pubbliche si tengono a partire da un numero minimo di persone. Se ce n’è uno, è indicato accanto alla data.

Decidiamo al più tardi {decisionDays} giorni prima dell’inizio e scriviamo a tutti quelli che hanno prenotato. Se il numero minimo non è raggiunto, si applica quanto indicato in [Se annulliamo noi](#absage-durch-uns).

## Se annulla o cambia data {#absage}

Può annullare o cambiare data con il link nella conferma o con un messaggio a {email}. Conta il giorno in cui il messaggio ci arriva. Per un cambio di data valgono gli stessi termini.

- {rule:substitute}
- {rule:illness}
- {rule:replacement}
- Le rimborsiamo l’importo pagato in eccesso entro {refundDays} giorni, con lo stesso mezzo di pagamento.

## Se annulliamo noi {#absage-durch-uns}

{rule:calledOff} Un buono utilizzato torna al valore di prima.

Altre spese, per esempio di viaggio o di alloggio, le rimborsiamo solo in caso di dolo o colpa grave da parte nostra.

Se chi guida il corso è impedito, possiamo incaricare una persona altrettanto esperta.

## Maltempo e divieto di accendere fuochi {#wetter}

{rule:weather}

{rule:fireBan} {rule:fireBanFocus}

Chi guida può cambiare itinerario e programma, anche lungo il percorso. Se deve interrompere, cerchiamo con Lei una soluzione equa.

## Salute e responsabilità personale {#gesundheit}

All’aperto resta un margine di rischio che nemmeno una buona guida elimina. Lei conosce meglio di noi le Sue forze e partecipa sotto la propria responsabilità.

- Ci dica prima che cosa dobbiamo sapere: malattie, medicamenti, allergie, gravidanza. Chi lo legge e per quanto tempo lo conserviamo è spiegato in [Protezione dei dati](/datenschutz#sicherheit). Nel dubbio chieda prima a un medico.
- Porti ciò che è sulla lista del materiale. Se manca qualcosa di importante per la sicurezza, chi guida può rifiutare la partecipazione.
- Sul posto, della sicurezza decide chi guida. Chi ignora le istruzioni, mette in pericolo altri o è sotto l’effetto di alcol o droghe può essere escluso senza rimborso.

## Minorenni {#minderjaehrige}

Chi ha meno di 18\u00a0anni acquista e prenota con il consenso del rappresentante legale. L’età minima è indicata sulla pagina del corso. Sotto i 18\u00a0anni partecipa solo se abbiamo il consenso per iscritto.

## Assicurazioni {#versicherung}

Alle assicurazioni contro gli infortuni, di responsabilità civile, di soccorso e di annullamento provvede Lei. Per le uscite per team è l’azienda a chiarire se la giornata conta come tempo di lavoro.

## Responsabilità {#haftung}

Rispondiamo secondo la legge dei danni causati per dolo o colpa grave. La responsabilità per colpa lieve e per le persone ausiliarie è esclusa nella misura consentita dalla legge. L’esclusione non vale per i danni alle persone.

Non rispondiamo di oggetti personali che durante l’attività si bagnano, si sporcano, si rovinano o si perdono, salvo dolo o colpa grave da parte nostra.

## Immagini {#bilder}

Senza il Suo consenso esplicito non pubblichiamo immagini in cui Lei è riconoscibile. Può revocarlo in ogni momento per il futuro. Chi fotografa chiede il permesso agli altri.

## Richieste e offerte {#anfragen}

{rule:answer} È una promessa di risposta, non ancora un contratto. {rule:noObligation}

Una nostra offerta è valida {offerDays} giorni, se non vi è scritto altro.

## Pagamento {#zahlung}

Lei paga sulla pagina protetta di un servizio di pagamento, con i mezzi indicati lì. I numeri delle carte non ci arrivano mai.

I posti in una data pubblica si pagano alla prenotazione. Dove la prenotazione lo prevede, riceve invece una fattura, pagabile entro {invoiceDays} giorni. Un’uscita per team in una data a scelta si paga dopo che abbiamo confermato la data, con fattura e con lo stesso termine.

Se un pagamento è in ritardo e il nostro sollecito resta senza risposta, possiamo liberare il posto. In caso di mora è dovuto l’interesse legale.

## Diritto applicabile e foro {#recht}

Si applica il diritto svizzero, esclusa la Convenzione delle Nazioni Unite sui contratti di compravendita internazionale di merci (CISG). Il foro è Zugo. Restano riservati i fori imperativi, in particolare al domicilio dei consumatori.

Se una disposizione non è valida, le altre restano valide. E prima di arrivare a una lite, ci scriva.

## Versione e lingua {#fassung}

Per Lei vale la versione che ha accettato ordinando o prenotando. La registriamo con l’ordine o la prenotazione; questa si chiama {version}. Ogni [versione precedente](/agb/fassungen) resta consultabile.

Le condizioni esistono in quattro lingue. In caso di divergenze fa stato la versione tedesca.

Come trattiamo i Suoi dati è spiegato in [Protezione dei dati](/datenschutz).`,
  },
  cancellation: {
    caption: {
      de: 'Stornogebühren',
      en: 'Cancellation fees',
      fr: 'Frais d’annulation',
      it: 'Spese di annullamento',
    },
    columns: [
      {
        de: 'Ihre Nachricht trifft ein',
        en: 'Your message arrives',
        fr: 'Votre message nous parvient',
        it: 'Il Suo messaggio arriva',
      },
      { de: 'Stornogebühr', en: 'Cancellation fee', fr: 'Frais d’annulation', it: 'Spese di annullamento' },
    ],
    until: {
      de: 'bis {days} Tage vor Beginn',
      en: 'up to {days} days before the start',
      fr: 'jusqu’à {days} jours avant le début',
      it: 'fino a {days} giorni prima dell’inizio',
    },
    between: {
      de: '{from} bis {until} Tage vor Beginn',
      en: '{from} to {until} days before the start',
      fr: 'de {from} à {until} jours avant le début',
      it: 'da {from} a {until} giorni prima dell’inizio',
    },
    later: {
      de: 'später oder gar nicht',
      en: 'later or not at all',
      fr: 'plus tard ou pas du tout',
      it: 'più tardi o mai',
    },
    nothing: { de: 'keine', en: 'none', fr: 'sans frais', it: 'nessuna' },
    part: {
      de: '{percent}\u00a0% des Preises',
      en: '{percent}% of the price',
      fr: '{percent} % du prix',
      it: '{percent}\u00a0% del prezzo',
    },
    everything: {
      de: 'der ganze Preis',
      en: 'the full price',
      fr: 'la totalité du prix',
      it: 'il prezzo intero',
    },
  },
}) satisfies Record<Language, LegalMessages & Record<'cancellation', unknown>>
