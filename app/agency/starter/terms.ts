/** The terms to start from, in Markdown with placeholders. The demo's agency has them too. */
export const TERMS_OF_USE = `## Quiénes somos {#quienes-somos}

Este sitio es de {razón social} («{nombre}»), inmobiliaria comercial con domicilio en {domicilio}. Al usarlo aceptas estos términos; si no estás de acuerdo con ellos, no lo uses y escríbenos para atenderte de otra manera.

## Uso del sitio {#uso}

Consultar el sitio y pedir información es gratuito y no requiere registro. Te pedimos no:

- Enviar datos falsos, de otra persona sin su permiso, ni mensajes masivos.
- Copiar el catálogo completo o en partes sustanciales por medios automáticos.
- Intentar entrar a las áreas del personal ni entorpecer el servicio.

## Información de las propiedades {#propiedades}

Publicamos lo que el propietario nos informa y lo revisamos con cuidado, pero la ficha de una propiedad es informativa: no es una oferta ni un contrato.

- La disponibilidad y el precio pueden cambiar sin aviso hasta que haya un acuerdo firmado.
- Las superficies y medidas son aproximadas; las definitivas son las de la escritura o del contrato.
- El uso de suelo, los permisos y los servicios deben confirmarse antes de firmar. Te ayudamos a hacerlo.
- Las rentas y precios no incluyen IVA, gastos de escrituración, mantenimiento ni impuestos, salvo que la ficha lo diga.
- Un precio en dólares puede pagarse en pesos, al tipo de cambio del día y lugar de pago. El equivalente que usa el buscador para ordenar y filtrar es solo una referencia.
- En casas y departamentos cumplimos la NOM-247-SE-2021: antes de contratar recibirás por escrito precio, formas de pago y condiciones.

## Solicitudes y mensajes {#solicitudes}

«Cotizar», «Solicitar información» y el formulario de contacto nos hacen llegar tu interés; no apartan el inmueble ni te obligan a nada. Un apartado, una oferta o un encargo existe solo por escrito y firmado por quienes corresponda.

## Intermediación y honorarios {#honorarios}

Nuestros honorarios, quién los paga y cuándo se causan se acuerdan por escrito antes de empezar. Nadie de {nombre} te pedirá un depósito para mostrarte un inmueble. Si alguien lo hace en nuestro nombre, llámanos al {teléfono}.

## Identificación de las partes {#identificacion}

La compraventa y la renta de inmuebles son actividades vulnerables para la Ley Federal para la Prevención e Identificación de Operaciones con Recursos de Procedencia Ilícita. A partir de los montos que fija esa ley debemos identificar a las partes, conservar el expediente y presentar avisos a la autoridad.

## Propiedad intelectual {#propiedad-intelectual}

Los textos, dibujos, fotografías y el diseño del sitio son nuestros o se usan con permiso. Puedes compartir enlaces e imprimir fichas para tu uso; para publicarlos en otro lugar pídenos autorización. Las marcas de nuestros clientes pertenecen a sus titulares.

## Servicios de terceros {#terceros}

Los enlaces a WhatsApp, Google Maps y redes sociales llevan a servicios con sus propias condiciones. No respondemos por su contenido ni por su disponibilidad.

## Disponibilidad y responsabilidad {#responsabilidad}

Cuidamos que el sitio esté disponible y sea correcto, pero puede tener interrupciones o errores; corregimos los que nos señales. No respondemos por decisiones tomadas solo con lo que aquí se muestra, sin la revisión que acompaña a toda operación. Nada de esto limita los derechos que la ley te da como consumidor.

## Datos personales {#datos-personales}

Los tratamos como dice nuestro [aviso de privacidad](/aviso-privacidad).

## Cambios a estos términos {#cambios}

Podemos modificarlos; publicamos aquí la versión vigente con su fecha. A cada operación se aplican los términos de la fecha en que se firmó.

## Ley aplicable y contacto {#ley}

Rigen las leyes de México y del Estado de {estado}. Cualquier diferencia se somete a los tribunales de {ciudad}, {estado}, sin perjuicio de las facultades de la Procuraduría Federal del Consumidor. Dudas y reclamaciones: {correo: Términos y condiciones}.
`
