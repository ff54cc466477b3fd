import { Link, href } from 'react-router'
import { AgencyAddress, AgencyMail, AgencyName, AgencyNames, AgencyPhone } from './agency-address.tsx'
import { type Clause, LegalPage } from './legal-page.tsx'

const CLAUSES: Clause[] = [
  {
    id: 'quienes-somos',
    title: 'Quiénes somos',
    text: (
      <p>
        Este sitio es de <AgencyNames />, inmobiliaria comercial con domicilio en <AgencyAddress />. Al usarlo aceptas
        estos términos; si no estás de acuerdo con ellos, no lo uses y escríbenos para atenderte de otra manera.
      </p>
    ),
  },
  {
    id: 'uso',
    title: 'Uso del sitio',
    text: (
      <>
        <p>Consultar el sitio y pedir información es gratuito y no requiere registro. Te pedimos no:</p>
        <ul>
          <li>Enviar datos falsos, de otra persona sin su permiso, ni mensajes masivos.</li>
          <li>Copiar el catálogo completo o en partes sustanciales por medios automáticos.</li>
          <li>Intentar entrar a las áreas del personal ni entorpecer el servicio.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'propiedades',
    title: 'Información de las propiedades',
    text: (
      <>
        <p>
          Publicamos lo que el propietario nos informa y lo revisamos con cuidado, pero la ficha de una propiedad es
          informativa: no es una oferta ni un contrato.
        </p>
        <ul>
          <li>La disponibilidad y el precio pueden cambiar sin aviso hasta que haya un acuerdo firmado.</li>
          <li>Las superficies y medidas son aproximadas; las definitivas son las de la escritura o del contrato.</li>
          <li>
            El uso de suelo, los permisos y los servicios deben confirmarse antes de firmar. Te ayudamos a hacerlo.
          </li>
          <li>
            Las rentas y precios no incluyen IVA, gastos de escrituración, mantenimiento ni impuestos, salvo que la
            ficha lo diga.
          </li>
          <li>
            Un precio en dólares puede pagarse en pesos, al tipo de cambio del día y lugar de pago. El equivalente que
            usa el buscador para ordenar y filtrar es solo una referencia.
          </li>
          <li>
            En casas y departamentos cumplimos la NOM-247-SE-2021: antes de contratar recibirás por escrito precio,
            formas de pago y condiciones.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'solicitudes',
    title: 'Solicitudes y mensajes',
    text: (
      <p>
        «Cotizar», «Solicitar información» y el formulario de contacto nos hacen llegar tu interés; no apartan el
        inmueble ni te obligan a nada. Un apartado, una oferta o un encargo existe solo por escrito y firmado por
        quienes corresponda.
      </p>
    ),
  },
  {
    id: 'honorarios',
    title: 'Intermediación y honorarios',
    text: (
      <p>
        Nuestros honorarios, quién los paga y cuándo se causan se acuerdan por escrito antes de empezar. Nadie de{' '}
        <AgencyName /> te pedirá un depósito para mostrarte un inmueble. Si alguien lo hace en nuestro nombre, llámanos
        al <AgencyPhone />.
      </p>
    ),
  },
  {
    id: 'identificacion',
    title: 'Identificación de las partes',
    text: (
      <p>
        La compraventa y la renta de inmuebles son actividades vulnerables para la Ley Federal para la Prevención e
        Identificación de Operaciones con Recursos de Procedencia Ilícita. A partir de los montos que fija esa ley
        debemos identificar a las partes, conservar el expediente y presentar avisos a la autoridad.
      </p>
    ),
  },
  {
    id: 'propiedad-intelectual',
    title: 'Propiedad intelectual',
    text: (
      <p>
        Los textos, dibujos, fotografías y el diseño del sitio son nuestros o se usan con permiso. Puedes compartir
        enlaces e imprimir fichas para tu uso; para publicarlos en otro lugar pídenos autorización. Las marcas de
        nuestros clientes pertenecen a sus titulares.
      </p>
    ),
  },
  {
    id: 'terceros',
    title: 'Servicios de terceros',
    text: (
      <p>
        Los enlaces a WhatsApp, Google Maps y redes sociales llevan a servicios con sus propias condiciones. No
        respondemos por su contenido ni por su disponibilidad.
      </p>
    ),
  },
  {
    id: 'responsabilidad',
    title: 'Disponibilidad y responsabilidad',
    text: (
      <p>
        Cuidamos que el sitio esté disponible y sea correcto, pero puede tener interrupciones o errores; corregimos los
        que nos señales. No respondemos por decisiones tomadas solo con lo que aquí se muestra, sin la revisión que
        acompaña a toda operación. Nada de esto limita los derechos que la ley te da como consumidor.
      </p>
    ),
  },
  {
    id: 'datos-personales',
    title: 'Datos personales',
    text: (
      <p>
        Los tratamos como dice nuestro <Link to={href('/aviso-privacidad')}>aviso de privacidad</Link>.
      </p>
    ),
  },
  {
    id: 'cambios',
    title: 'Cambios a estos términos',
    text: (
      <p>
        Podemos modificarlos; publicamos aquí la versión vigente con su fecha. A cada operación se aplican los términos
        de la fecha en que se firmó.
      </p>
    ),
  },
  {
    id: 'ley',
    title: 'Ley aplicable y contacto',
    text: (
      <p>
        Rigen las leyes de México y del Estado de Nuevo León. Cualquier diferencia se somete a los tribunales de
        Monterrey, Nuevo León, sin perjuicio de las facultades de la Procuraduría Federal del Consumidor. Dudas y
        reclamaciones: <AgencyMail subject="Términos y condiciones" />.
      </p>
    ),
  },
]

/** The terms of use of the site. */
export function Terms() {
  return (
    <LegalPage
      title="Términos y condiciones"
      lead="Las reglas de este sitio y lo que puedes esperar de la información que muestra."
      updated={{ day: '2025-11-20', words: '20 de noviembre de 2025' }}
      clauses={CLAUSES}
    />
  )
}
