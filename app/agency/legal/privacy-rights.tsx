import { AgencyAddress, AgencyMail } from './agency-address.tsx'
import type { Clause } from './legal-page.tsx'

/** The rights of people about their data, and changes of the notice (LFPDPPP of 20 March 2025, art. 15, IV to VI). */
export const RIGHTS: Clause[] = [
  {
    id: 'limitar',
    title: 'Cómo limitar su uso o divulgación',
    text: (
      <ul>
        <li>
          Escribe a <AgencyMail subject="Limitar el uso de mis datos" /> y dinos qué uso quieres limitar. Te anotamos en
          nuestra lista de exclusión y te lo confirmamos.
        </li>
        <li>
          Para no recibir publicidad por teléfono de ninguna empresa, inscríbete en el Registro Público para Evitar
          Publicidad de la Profeco.
        </li>
        <li>Cambia tu respuesta sobre cookies cuando quieras, en «Preferencias de cookies», al pie de cada página.</li>
      </ul>
    ),
  },
  {
    id: 'arco',
    title: 'Tus derechos ARCO',
    text: (
      <>
        <p>Tienes derecho a:</p>
        <dl>
          <dt>Acceso</dt>
          <dd>Saber qué datos tuyos tenemos y cómo los tratamos.</dd>
          <dt>Rectificación</dt>
          <dd>Corregirlos si son inexactos, están incompletos o ya cambiaron.</dd>
          <dt>Cancelación</dt>
          <dd>Que dejemos de tratarlos y los eliminemos, salvo los que la ley nos obliga a conservar.</dd>
          <dt>Oposición</dt>
          <dd>Que no los usemos para un fin determinado.</dd>
        </dl>
        <h3>Cómo pedirlo</h3>
        <p>
          Envía tu solicitud a <AgencyMail subject="Solicitud ARCO" /> o entrégala en <AgencyAddress />, de lunes a
          viernes en horario de oficina. Incluye:
        </p>
        <ol>
          <li>Tu nombre y un domicilio o correo para responderte.</li>
          <li>Una copia de tu identificación oficial y, si actúas por otra persona, el documento que lo acredita.</li>
          <li>El derecho que quieres ejercer y una descripción clara de los datos de que se trata.</li>
          <li>
            Lo que ayude a encontrarlos; si pides una corrección, el dato correcto y el documento que lo respalda.
          </li>
        </ol>
        <h3>Plazos y costo</h3>
        <ul>
          <li>
            Te comunicamos nuestra respuesta en <strong>20 días hábiles</strong> desde que recibimos la solicitud.
          </li>
          <li>
            Si procede, la hacemos efectiva en los <strong>15 días hábiles</strong> siguientes.
          </li>
          <li>Cada plazo puede ampliarse una sola vez, por un periodo igual, y te diremos por qué.</li>
          <li>Es gratuito; solo podríamos cobrarte el envío o las copias.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'revocar',
    title: 'Retirar tu consentimiento',
    text: (
      <p>
        Puedes retirarlo en cualquier momento, por el mismo medio y con los mismos plazos. Retirarlo no cambia lo que se
        hizo antes, y hay datos que debemos conservar mientras una ley o un contrato vigente lo exijan.
      </p>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies y almacenamiento del navegador',
    text: (
      <>
        <p>No usamos cookies de publicidad ni de medición. Esto es todo lo que se guarda en tu equipo:</p>
        <dl>
          <dt>Lo necesario, de este sitio</dt>
          <dd>
            Tu respuesta sobre cookies, las propiedades que tú guardes o compares y, mientras navegas, los datos de la
            que abriste, para mostrarla sin espera. No salen de tu navegador si tú no los compartes. El personal que
            inicia sesión recibe además una cookie de sesión. Si nos envías un mensaje, una cookie sin datos tuyos deja
            que ese navegador lo vuelva a leer durante media hora.
          </dd>
          <dt>Mapas de Google</dt>
          <dd>
            Un mapa incrustado puede usar cookies de Google y le comunica tu dirección IP. Si las rechazas, ningún mapa
            se carga hasta que lo pidas con «Ver mapa».
          </dd>
        </dl>
        <p>
          También puedes bloquear o borrar cookies y datos de sitios en la configuración de tu navegador: el sitio sigue
          funcionando.
        </p>
      </>
    ),
  },
  {
    id: 'conservacion',
    title: 'Cuánto tiempo los conservamos y cómo los cuidamos',
    text: (
      <p>
        Mientras sean necesarios para lo que nos pediste y para cumplir la ley: los expedientes de operaciones sujetas a
        prevención de lavado de dinero se guardan diez años. Después se bloquean y se eliminan. Solo el personal que los
        necesita tiene acceso, con cuenta propia, y cada cambio en nuestro sistema queda registrado. Si una vulneración
        afectara tus derechos, te avisaríamos de inmediato.
      </p>
    ),
  },
  {
    id: 'cambios',
    title: 'Cambios a este aviso',
    text: (
      <p>
        Publicamos cada cambio en esta página, con su fecha. Si un cambio agrega finalidades o transferencias que
        necesitan tu consentimiento, te lo pedimos antes de aplicarlo a los datos que ya tenemos.
      </p>
    ),
  },
  {
    id: 'autoridad',
    title: 'Autoridad',
    text: (
      <p>
        Si crees que no respetamos tu derecho a la protección de datos, o no estás de acuerdo con nuestra respuesta,
        puedes acudir a la Secretaría Anticorrupción y Buen Gobierno, que vigila el cumplimiento de la ley.
      </p>
    ),
  },
]
