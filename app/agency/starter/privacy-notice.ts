/**
 * The privacy notice to start from, in Markdown with placeholders (LFPDPPP of 20 March 2025, arts. 15 and 16). The demo's
 * agency has it too.
 */
export const PRIVACY_NOTICE = `## Quién es responsable de tus datos {#responsable}

{razón social} («{nombre}»), con domicilio en {domicilio}, es responsable de tus datos personales conforme a la Ley Federal de Protección de Datos Personales en Posesión de los Particulares, publicada el 20 de marzo de 2025. Para cualquier asunto sobre ellos escribe a {correo: Datos personales} o llama al {teléfono}.

## Qué datos tratamos {#datos}

Los que tú nos das, según lo que nos pidas:

Si nos escribes por el formulario, por correo o por WhatsApp
: Nombre, correo electrónico, teléfono, asunto, lo que cuentes en tu mensaje y la propiedad que te interesa.

Si ofreces, rentas, compras o valúas un inmueble con nosotros
: Identificación oficial, RFC, domicilio, datos del inmueble y de su propiedad y, cuando representas a una empresa, los documentos que lo acreditan.

Si eres propietario de un inmueble que promovemos
: Nombre, teléfono, correo y las condiciones que acordamos. Los recibimos de ti, de quien te representa o de los archivos de la agencia con que ya trabajabas. No se publican.

Si pides una renta con garantía o un crédito
: Ingresos, referencias e historial de crédito. Son datos patrimoniales o financieros: los pedimos y los tratamos solo con tu consentimiento expreso.

Si visitas el sitio
: La dirección IP y la página que pediste, unos momentos y solo para cuidar el sitio de abusos. Contamos cuántas veces se ve y se cotiza cada propiedad, sin saber quién lo hizo.

**No tratamos datos sensibles** (salud, religión, origen étnico, opiniones políticas, vida sexual, biométricos). No los incluyas en tus mensajes.

## Para qué los usamos {#finalidades}

### Finalidades necesarias

Sin ellas no podemos darte el servicio que nos pides:

- Responder tu mensaje y darte la información que solicitaste.
- Dar seguimiento a tu solicitud: anotar qué buscas, qué hablamos contigo y qué visitas y propuestas acordamos.
- Buscar y mostrarte inmuebles que cumplan lo que necesitas, y coordinar visitas.
- Preparar cotizaciones, opiniones de valor, ofertas, contratos y su seguimiento.
- Identificar a las partes y conservar el expediente cuando la ley lo ordena, como la Ley Federal para la Prevención e Identificación de Operaciones con Recursos de Procedencia Ilícita.
- Mantener seguro el sitio y demostrar que cumplimos nuestras obligaciones.

### Finalidades que necesitan tu consentimiento

No hacen falta para atenderte. Solo las hacemos si nos dices que sí, y te lo preguntamos aparte:

- Avisarte de otras propiedades que podrían interesarte.
- Preguntarte cómo fue nuestro servicio.
- Mencionar tu marca como cliente en este sitio.

Si no lo das, o lo retiras después escribiendo «No acepto» a {correo: No acepto}, te atendemos exactamente igual.

## Con quién los compartimos {#transferencias}

No vendemos ni rentamos tus datos. Los comunicamos solo en estos casos:

Con tu consentimiento
: A la otra parte de la operación, para visitas, ofertas y contratos; a la institución de crédito, afianzadora o perito valuador que tú elijas.

Sin él, porque la ley lo permite
: A la notaría que formaliza tu operación y a las autoridades que lo pidan por escrito y con fundamento.

Son nuestros encargados quienes alojan el sitio, sus respaldos y nuestro correo: tratan los datos por cuenta nuestra, bajo contrato y solo para prestarnos ese servicio. Si nos escribes por WhatsApp o abres un mapa de Google, esas empresas tratan tus datos según sus propios avisos.

## Cómo limitar su uso o divulgación {#limitar}

- Escribe a {correo: Limitar el uso de mis datos} y dinos qué uso quieres limitar. Te anotamos en nuestra lista de exclusión y te lo confirmamos.
- Para no recibir publicidad por teléfono de ninguna empresa, inscríbete en el Registro Público para Evitar Publicidad de la Profeco.
- Cambia tu respuesta sobre cookies cuando quieras, en «Preferencias de cookies», al pie de cada página.

## Tus derechos ARCO {#arco}

Tienes derecho a:

Acceso
: Saber qué datos tuyos tenemos y cómo los tratamos.

Rectificación
: Corregirlos si son inexactos, están incompletos o ya cambiaron.

Cancelación
: Que dejemos de tratarlos y los eliminemos, salvo los que la ley nos obliga a conservar.

Oposición
: Que no los usemos para un fin determinado.

### Cómo pedirlo

Envía tu solicitud a {correo: Solicitud ARCO} o entrégala en {domicilio}, de lunes a viernes en horario de oficina. Incluye:

1. Tu nombre y un domicilio o correo para responderte.
2. Una copia de tu identificación oficial y, si actúas por otra persona, el documento que lo acredita.
3. El derecho que quieres ejercer y una descripción clara de los datos de que se trata.
4. Lo que ayude a encontrarlos; si pides una corrección, el dato correcto y el documento que lo respalda.

### Plazos y costo

- Te comunicamos nuestra respuesta en **20 días hábiles** desde que recibimos la solicitud.
- Si procede, la hacemos efectiva en los **15 días hábiles** siguientes.
- Cada plazo puede ampliarse una sola vez, por un periodo igual, y te diremos por qué.
- Es gratuito; solo podríamos cobrarte el envío o las copias.

## Retirar tu consentimiento {#revocar}

Puedes retirarlo en cualquier momento, por el mismo medio y con los mismos plazos. Retirarlo no cambia lo que se hizo antes, y hay datos que debemos conservar mientras una ley o un contrato vigente lo exijan.

## Cookies y almacenamiento del navegador {#cookies}

No usamos cookies de publicidad ni de medición. Esto es todo lo que se guarda en tu equipo:

Lo necesario, de este sitio
: Tu respuesta sobre cookies, las propiedades que tú guardes o compares y, mientras navegas, los datos de la que abriste, para mostrarla sin espera. No salen de tu navegador si tú no los compartes. El personal que inicia sesión recibe además una cookie de sesión. Si nos envías un mensaje, una cookie sin datos tuyos deja que ese navegador lo vuelva a leer durante media hora.

Mapas de Google
: Un mapa incrustado puede usar cookies de Google y le comunica tu dirección IP. Si las rechazas, ningún mapa se carga hasta que lo pidas con «Ver mapa».

También puedes bloquear o borrar cookies y datos de sitios en la configuración de tu navegador: el sitio sigue funcionando.

## Cuánto tiempo los conservamos y cómo los cuidamos {#conservacion}

Los datos con que te damos seguimiento, si no llegamos a una operación, {conservación}. Los mensajes que no llevan a una operación, a más tardar dos años después del último contacto. Los datos de un propietario, mientras promovamos su inmueble y dos años más. Los demás, mientras sean necesarios para lo que nos pediste y para cumplir la ley: los expedientes de operaciones sujetas a prevención de lavado de dinero se guardan diez años. Después se bloquean y se eliminan. Solo el personal que los necesita tiene acceso, con cuenta propia, y cada cambio en nuestro sistema queda registrado. Si una vulneración afectara tus derechos, te avisaríamos de inmediato.

## Cambios a este aviso {#cambios}

Publicamos cada cambio en esta página, con su fecha, y conservamos las versiones anteriores: sabemos cuál estaba publicada cuando nos escribiste. Si un cambio agrega finalidades o transferencias que necesitan tu consentimiento, te lo pedimos antes de aplicarlo a los datos que ya tenemos.

## Autoridad {#autoridad}

Si crees que no respetamos tu derecho a la protección de datos, o no estás de acuerdo con nuestra respuesta, puedes acudir a la Secretaría Anticorrupción y Buen Gobierno, que vigila el cumplimiento de la ley.
`
