/** The services of the firm, with the exact names of the specification (spec, section 2, Services). */
export type Service = {
  /** In the address, `/servicios?servicio=…`. */
  slug: string
  name: string
  /** On the card. */
  summary: string
  description: string
  includes: string[]
  benefits: string[]
}

export const SERVICES: Service[] = [
  {
    slug: 'asesoria-inmobiliaria',
    name: 'Asesoría Inmobiliaria',
    summary: 'Acompañamiento completo para comprar, vender o rentar un inmueble comercial.',
    description:
      'Un asesor lleva tu operación de principio a fin: define contigo qué conviene, pone el inmueble en el mercado o lo busca, revisa los papeles y se sienta a la mesa hasta la firma.',
    includes: [
      'Plan de la operación: precio, plazos y documentos que vas a necesitar',
      'Promoción del inmueble o búsqueda de opciones, según tu lado de la mesa',
      'Revisión de escrituras, gravámenes, predial y uso de suelo antes de comprometerte',
      'Negociación del precio, de la renta y de las garantías',
      'Coordinación con notaría, aval o afianzadora hasta la entrega de llaves',
    ],
    benefits: [
      'Una sola persona que responde por todo',
      'Sabes desde el inicio cuánto cuesta y cuánto tarda',
      'Los problemas de papeles aparecen antes de dar el anticipo, no después',
    ],
  },
  {
    slug: 'asesoria-comercial',
    name: 'Asesoría Comercial',
    summary: 'Elegimos contigo la zona y el formato que tu giro necesita para vender más.',
    description:
      'Antes de buscar un local, hay que saber dónde funciona tu giro. Revisamos flujo, competencia, accesos y estacionamiento de cada corredor y te decimos dónde abrir, con cuántos metros y a qué renta.',
    includes: [
      'Perfil de tu cliente y de la zona donde vive, trabaja y compra',
      'Comparación de corredores: flujo peatonal y vehicular, anclas y competencia',
      'Formato recomendado: pie de calle, plaza de barrio, centro comercial o bodega',
      'Renta máxima que aguanta tu venta esperada',
      'Revisión de uso de suelo, cajones y permisos que pide tu giro',
    ],
    benefits: [
      'Abres donde está tu cliente, no donde había un local libre',
      'Evitas firmar en un predio que no admite tu giro',
      'Un mismo criterio para decidir la primera sucursal y la décima',
    ],
  },
  {
    slug: 'red-de-enlaces-optimos',
    name: 'Red de Enlaces Óptimos',
    summary: 'Conectamos propietarios, marcas e inversionistas que sí hacen negocio juntos.',
    description:
      'Muchas operaciones se cierran antes de que aparezca un letrero. Sentamos a la mesa a quien tiene el espacio, a quien lo quiere ocupar y a quien lo quiere comprar, cuando sus números coinciden.',
    includes: [
      'Registro de lo que ofreces o buscas, con tus condiciones',
      'Presentación solo con contrapartes cuyo presupuesto y plazo coinciden con los tuyos',
      'Acuerdo de confidencialidad antes de compartir datos del inmueble',
      'Enlace con arquitectos, notarías, afianzadoras y gestores de permisos',
      'Seguimiento de cada reunión hasta un sí o un no',
    ],
    benefits: [
      'Acceso a inmuebles y a inquilinos que no están publicados',
      'Menos visitas de curiosos y más ofertas por escrito',
      'Tu operación se mantiene discreta mientras se negocia',
    ],
  },
  {
    slug: 'investigacion-valuacion-y-opinion-de-valor',
    name: 'Investigación/Valuación de Mercado y Opinión de Valor',
    summary: 'Precio de salida sustentado con comparables reales de la zona.',
    description:
      'Te decimos cuánto vale tu inmueble y por qué. Reunimos operaciones y ofertas comparables, las ajustamos por ubicación, estado y superficie, y te entregamos un rango de precio o de renta que puedes defender.',
    includes: [
      'Visita al inmueble con medidas, fotos y estado de conservación',
      'Comparables de venta y de renta de la misma zona, con su fecha y su fuente',
      'Oferta, desocupación y proyectos que vienen en el corredor',
      'Rango de valor, precio de salida y tiempo esperado en el mercado',
      'Informe por escrito; si el trámite lo exige, enlace con un perito valuador',
    ],
    benefits: [
      'Sales con un precio que el mercado acepta',
      'Renuevas rentas con datos y no con corazonadas',
      'Tu socio, tu banco o tu familia leen las mismas cifras que tú',
    ],
  },
  {
    slug: 'tenant-representation',
    name: 'Tenant Representation',
    summary: 'Representamos solo al inquilino: búsqueda, negociación y renovación de contrato.',
    description:
      'Representamos solo al inquilino. Buscamos, comparamos y negociamos en tu nombre para que firmes la mejor renta, no la primera.',
    includes: [
      'Perfil de búsqueda por giro, flujo y presupuesto',
      'Recorridos agrupados por zona',
      'Comparativo de renta, mantenimiento y adecuaciones',
      'Negociación de plazo, gracia e incrementos',
    ],
    benefits: [
      'Sin conflicto de interés con el propietario',
      'Menos semanas entre búsqueda y apertura',
      'Aviso antes de cada vencimiento de contrato',
    ],
  },
  {
    slug: 'hipotecario',
    name: 'Hipotecario',
    summary: 'Crédito para locales, bodegas y oficinas con la institución que mejor te convenga.',
    description:
      'Comparamos el crédito de varias instituciones para comprar, construir o liberar liquidez con un inmueble comercial, y armamos contigo el expediente hasta que se firma ante notario.',
    includes: [
      'Revisión de tu capacidad de pago, como persona física o moral',
      'Comparativo de tasa, plazo, comisiones y costo anual total',
      'Lista de documentos e integración del expediente',
      'Seguimiento del avalúo, del dictamen y de la autorización',
      'Acompañamiento en la firma de la escritura',
    ],
    benefits: [
      'Conoces la mensualidad real antes de ofertar',
      'Un solo expediente para varias instituciones',
      'La compra y el crédito avanzan al mismo paso',
    ],
  },
]

/** The message that opens the chat about a service (spec, section 7: it names the service). */
export function serviceMessage({ name }: Service): string {
  return `Hola, me interesa el servicio de ${name}. ¿Me pueden dar más información?`
}
