import { AgencyAddress, AgencyMail, AgencyNames, AgencyPhone } from './agency-address.tsx'
import { type Clause, LegalPage } from './legal-page.tsx'
import { RIGHTS } from './privacy-rights.tsx'

/** Who processes which data, and for which purpose (LFPDPPP of 20 March 2025, art. 15, I to III). */
const TREATMENT: Clause[] = [
  {
    id: 'responsable',
    title: 'Quién es responsable de tus datos',
    text: (
      <p>
        <AgencyNames />, con domicilio en <AgencyAddress />, es responsable de tus datos personales conforme a la Ley
        Federal de Protección de Datos Personales en Posesión de los Particulares, publicada el 20 de marzo de 2025.
        Para cualquier asunto sobre ellos escribe a <AgencyMail subject="Datos personales" /> o llama al <AgencyPhone />
        .
      </p>
    ),
  },
  {
    id: 'datos',
    title: 'Qué datos tratamos',
    text: (
      <>
        <p>Los que tú nos das, según lo que nos pidas:</p>
        <dl>
          <dt>Si nos escribes por el formulario, por correo o por WhatsApp</dt>
          <dd>
            Nombre, correo electrónico, teléfono, asunto, lo que cuentes en tu mensaje y la propiedad que te interesa.
          </dd>
          <dt>Si ofreces, rentas, compras o valúas un inmueble con nosotros</dt>
          <dd>
            Identificación oficial, RFC, domicilio, datos del inmueble y de su propiedad y, cuando representas a una
            empresa, los documentos que lo acreditan.
          </dd>
          <dt>Si pides una renta con garantía o un crédito</dt>
          <dd>
            Ingresos, referencias e historial de crédito. Son datos patrimoniales o financieros: los pedimos y los
            tratamos solo con tu consentimiento expreso.
          </dd>
          <dt>Si visitas el sitio</dt>
          <dd>
            La dirección IP y la página que pediste, unos momentos y solo para cuidar el sitio de abusos. Contamos
            cuántas veces se ve y se cotiza cada propiedad, sin saber quién lo hizo.
          </dd>
        </dl>
        <p>
          <strong>No tratamos datos sensibles</strong> (salud, religión, origen étnico, opiniones políticas, vida
          sexual, biométricos). No los incluyas en tus mensajes.
        </p>
      </>
    ),
  },
  {
    id: 'finalidades',
    title: 'Para qué los usamos',
    text: (
      <>
        <h3>Finalidades necesarias</h3>
        <p>Sin ellas no podemos darte el servicio que nos pides:</p>
        <ul>
          <li>Responder tu mensaje y darte la información que solicitaste.</li>
          <li>Buscar y mostrarte inmuebles que cumplan lo que necesitas, y coordinar visitas.</li>
          <li>Preparar cotizaciones, opiniones de valor, ofertas, contratos y su seguimiento.</li>
          <li>
            Identificar a las partes y conservar el expediente cuando la ley lo ordena, como la Ley Federal para la
            Prevención e Identificación de Operaciones con Recursos de Procedencia Ilícita.
          </li>
          <li>Mantener seguro el sitio y demostrar que cumplimos nuestras obligaciones.</li>
        </ul>
        <h3>Finalidades que necesitan tu consentimiento</h3>
        <p>No hacen falta para atenderte. Solo las hacemos si nos dices que sí, y te lo preguntamos aparte:</p>
        <ul>
          <li>Avisarte de otras propiedades que podrían interesarte.</li>
          <li>Preguntarte cómo fue nuestro servicio.</li>
          <li>Mencionar tu marca como cliente en este sitio.</li>
        </ul>
        <p>
          Si no lo das, o lo retiras después escribiendo «No acepto» a <AgencyMail subject="No acepto" />, te atendemos
          exactamente igual.
        </p>
      </>
    ),
  },
  {
    id: 'transferencias',
    title: 'Con quién los compartimos',
    text: (
      <>
        <p>No vendemos ni rentamos tus datos. Los comunicamos solo en estos casos:</p>
        <dl>
          <dt>Con tu consentimiento</dt>
          <dd>
            A la otra parte de la operación, para visitas, ofertas y contratos; a la institución de crédito, afianzadora
            o perito valuador que tú elijas.
          </dd>
          <dt>Sin él, porque la ley lo permite</dt>
          <dd>
            A la notaría que formaliza tu operación y a las autoridades que lo pidan por escrito y con fundamento.
          </dd>
        </dl>
        <p>
          Quienes alojan el sitio y nuestro correo tratan los datos por cuenta nuestra y solo para prestarnos ese
          servicio. Si nos escribes por WhatsApp o abres un mapa de Google, esas empresas tratan tus datos según sus
          propios avisos.
        </p>
      </>
    ),
  },
]

/** The whole privacy notice. */
export function PrivacyNotice() {
  return (
    <LegalPage
      title="Aviso de privacidad"
      lead="Qué datos tuyos tratamos, para qué, y cómo decides sobre ellos."
      updated={{ day: '2025-11-20', words: '20 de noviembre de 2025' }}
      clauses={[...TREATMENT, ...RIGHTS]}
    />
  )
}
