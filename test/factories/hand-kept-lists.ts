import type { State } from '#app/catalogue/facts/places.ts'

/**
 * A list as an agency keeps it by hand, and behind `=>` what each of its rows is: ID, type, operation with its price, second
 * operation,
 * surfaces (T land, C building, F frontage, D depth), place and status. '✗' for a row that is refused. Made up.
 */
export type HandKeptList = {
  homeStates: readonly State[]
  headers: string
  rows: readonly string[]
}

/** An agency of Querétaro: prices in millions, land and building in one cell, municipalities as they are spoken. */
const QUERETARO: HandKeptList = {
  homeStates: ['Querétaro'],
  headers:
    'CLAVE | NOMBRE DEL INMUEBLE | TIPO | OPERACIÓN | PRECIO DE VENTA (MDP) | RENTA MENSUAL | COLONIA | MPIO. | EDO. | TERRENO / CONST. (M2) | FRENTE X FONDO | ESTATUS | OBSERVACIONES',
  rows: [
    'BJ-001 | BODEGA EN BALVANERA | BODEGA | RENTA | | $85,000 + IVA | Balvanera | Corregidora | Qro. | 1,200 / 950 | 30 x 40 | DISPONIBLE | llaves con el vigilante => BJ-001 · bodega · renta 85000 MXN mas_iva · 950 T1200 C950 F30 D40 · Balvanera, Corregidora, Querétaro',
    'BJ-002 | NAVE EN EL MARQUES | NAVE IND. | RENTA | | 6.5 USD/m2 | PI Bernardo Quintana | El Marquez | QRO | 5,000 / 3,200 | 50 X 100 | Disponible | => BJ-002 · bodega · renta 6.5 USD por_m2 · 3200 T5000 C3200 F50 D100 · PI Bernardo Quintana, El Marqués, Querétaro',
    'BJ-003 | LOCAL PLAZA SENDERO | LOCAL COM. | VENTA/RENTA | 3.2 | 28mil | Centro Sur | Queretaro | Qro | - / 120 | - | DISP. | s/d => BJ-003 · local · venta 3200000 MXN · renta 28000 · 120 C120 · Centro Sur, Querétaro, Querétaro',
    'BJ-004 | TERRENO CARR. A TEQUISQUIAPAN | TERRENO | VENTA | 12.5 | N/A | San Juan | San Juan del Rio | Querétaro | 10,000 / - | | Disponible | escrituras en orden => BJ-004 · terreno · venta 12500000 MXN · 10000 T10000 · San Juan, San Juan del Río, Querétaro',
    'BJ-005 | OFICINA JURIQUILLA | OFNA | RENTA | | $18,500.00 | Juriquilla | Querétaro | Qro. | 0 / 90 | | RENTADA | => BJ-005 · oficina · renta 18500 MXN · 90 C90 · Juriquilla, Querétaro, Querétaro · vendida',
    'BJ-006 | EDIFICIO CENTRO HISTORICO | EDIFICIO | VENTA | $18.9 mdp | | Centro | QUERETARO | QRO. | 450 / 1,300 | 15 x 30 | disponible | precio negociable => BJ-006 · oficina/edificio · venta 18900000 MXN · 1300 T450 C1300 F15 D30 · Centro, Querétaro, Querétaro',
    'BJ-007 | CASA USO DE SUELO | Casa | Renta | | 35,000 mensuales | Alamos 2a secc | Querétaro | Qro. | 300/280 | | Apartada | => BJ-007 · casa · renta 35000 MXN · 280 T300 C280 · Alamos 2a secc, Querétaro, Querétaro · separada',
    'BJ-008 | RANCHO EN AMEALCO | RANCHO | VENTA | 9 | | Amealco | Amealco de Bonfil | Qro | 12 has / 300 | | Disponible | pozo propio => BJ-008 · terreno/lote_agricola · venta 9000000 MXN · 120000 T120000 C300 · Amealco, Amealco de Bonfil, Querétaro',
    'BJ-009 | CONSULTORIO MEDICO | CONSULTORIO | TRASPASO | | $350,000 traspaso | Centro Sur | Querétaro | Qro. | / 45 | | Disponible | => BJ-009 · oficina/consultorio · traspaso 350000 MXN · 45 C45 · Centro Sur, Querétaro, Querétaro',
    'BJ-010 | LOCAL EN ZIBATA | LOCAL | RENTA | | de $25,000 a $38,000 | Zibatá | El Marqués | Qro. | / 60 | | Disponible | varios locales => BJ-010 · local · renta 25000 MXN a 38000 · 60 C60 · Zibatá, El Marqués, Querétaro',
    'BJ-011 | BODEGA PEDRO ESCOBEDO | BODEGAS | RENTA | | 45,000 + 16% IVA | La Lira | Pedro Escovedo | Qro | 900 / 700 | 20 x 45 | Disponible | => BJ-011 · bodega · renta 45000 MXN mas_iva · 700 T900 C700 F20 D45 · La Lira, Pedro Escobedo, Querétaro',
    "BJ-012 | LOTE INDUSTRIAL AEROPUERTO | LOTE INDUSTRIAL | VENTA | 1'250,000 | | PIQ | Colon | QRO | 5,000 / | | Disponible | => BJ-012 · terreno/lote_industrial · venta 1250000 MXN · 5000 T5000 · PIQ, Colón, Querétaro",
    'BJ-013 | PENTHOUSE EL CAMPANARIO | PENTHOUSE | VENTA | 7.8 mdp | | El Campanario | Querétaro | Qro. | / 210 | | Vendida | => BJ-013 · departamento/penthouse · venta 7800000 MXN · 210 C210 · El Campanario, Querétaro, Querétaro · vendida',
    'BJ-014 | | LOCAL | RENTA | | 12,000 | Constituyentes | Corregidora | Qro. | / 35 | | Disponible | sin titulo => BJ-014 · local · renta 12000 MXN · 35 C35 · Constituyentes, Corregidora, Querétaro',
    ' | BODEGA SIN CLAVE | BODEGA | RENTA | | 30,000 | Santa Rosa | Queretaro | Qro. | 600/500 | | Disponible | => BJ-031 · bodega · renta 30000 MXN · 500 T600 C500 · Santa Rosa, Querétaro, Querétaro',
    'BJ-016 | ISLA EN ANTEA | ISLA | RENTA | | 15 mil | Antea | Querétaro | Qro. | / 9 | 3 x 3 | Disponible | => BJ-016 · local/isla · renta 15000 MXN · 9 C9 F3 D3 · Antea, Querétaro, Querétaro',
    'BJ-017 | PLAZA COMERCIAL COMPLETA | PLAZA | VENTA | 85 | | Candiles | Corregidora | Qro. | 4,000 / 2,800 | 80 x 50 | En venta | => BJ-017 · local/plaza_completa · venta 85000000 MXN · 2800 T4000 C2800 F80 D50 · Candiles, Corregidora, Querétaro',
    'BJ-018 | TERRENO EN COLÓN | TERENO | VENTA | 2.1 | | Ajuchitlán | Colón | Qro. | 8,000 / 0 | 80 x 100 | Disponible | => BJ-018 · terreno · venta 2100000 MXN · 8000 T8000 F80 D100 · Ajuchitlán, Colón, Querétaro',
    'BJ-019 | NAVE CON OFICINAS | NAVE CON OFICINAS | VENTA Y RENTA | 22 | 140,000 | Parque Querétaro | Querétaro | Qro. | 3,000 / 2,100 | 40 x 75 | Disponible | => BJ-019 · bodega · venta 22000000 MXN · renta 140000 · 2100 T3000 C2100 F40 D75 · Parque Querétaro, Querétaro, Querétaro',
    'BJ-020 | DESPACHO EN CENTRO SUR | DESPACHO | RENTA | | 22,000 más iva | Centro Sur | Querétaro | Qro. | - / 110 | | Disponible | => BJ-020 · oficina · renta 22000 MXN mas_iva · 110 C110 · Centro Sur, Querétaro, Querétaro',
    'BJ-021 | LOCAL CON DUEÑO ENOJADO | LOCAL | RENTA | | a tratar | Centro | Tequisquiapan | Qro. | / 40 | | Pausada | => BJ-021 · local · renta a consultar MXN · 40 C40 · Centro, Tequisquiapan, Querétaro · priceOnRequest si',
    'BJ-022 | BODEGA REVISAR PRECIO | BODEGA | RENTA | | ver con Lupita | La Griega | El Marqués | Qro. | 1,000 / 800 | | Disponible | => ✗',
    "BJ-023 | OFICINAS CORPORATIVAS | OFICINAS | RENTA | | $1'050,000 | Centro Sur | Querétaro | Qro. | / 2,400 | | Disponible | => BJ-023 · oficina · renta 1050000 MXN · 2400 C2400 · Centro Sur, Querétaro, Querétaro",
    'BJ-024 | CASA EN SAN JUAN | CASA | VENTA | 4.35 | | Centro | S. Juan del Río | Qro. | 250 / 310 | 10 x 25 | Reservada | => BJ-024 · casa · venta 4350000 MXN · 310 T250 C310 F10 D25 · Centro, San Juan del Río, Querétaro · separada',
    'BJ-025 | TERRENO HABITACIONAL | TERRENO | VENTA | $2,350,000 | | Zibatá | El Marqués | Qro. | 180 / | 9 x 20 | Disponible | => BJ-025 · terreno · venta 2350000 MXN · 180 T180 F9 D20 · Zibatá, El Marqués, Querétaro',
    'BJ-026 | BODEGA EN CELAYA | BODEGA | RENTA | | 55,000 | Cd. Industrial | Celaya | Gto. | 1,500 / 1,200 | | Disponible | => BJ-026 · bodega · renta 55000 MXN · 1200 T1500 C1200 · Cd. Industrial, Celaya, Guanajuato',
    'BJ-027 | LOCAL EN LEON | LOCAL | TRASPASO | | $350,000 traspaso / $18,000 renta | Centro | León | Guanajuato | / 85 | | Disponible | => BJ-027 · local · traspaso 350000 MXN · renta 18000 · 85 C85 · Centro, León, Guanajuato',
    'BJ-028 | NAVE EN SAN LUIS | NAVE | RENTA | | USD 12,500 | Zona Industrial | San Luis Potosi | S.L.P. | 4,500 / 3,000 | 45 x 100 | Disponible | => BJ-028 · bodega/nave · renta 12500 USD · 3000 T4500 C3000 F45 D100 · Zona Industrial, San Luis Potosí, San Luis Potosí',
    'BJ-029 | MINIBODEGAS | MINIBODEGA | RENTA | | desde 1,800 | Carrillo | Querétaro | Qro. | / 6 | 2 x 3 | Disponible | => BJ-029 · bodega/mini_bodega · renta 1800 MXN · 6 C6 F2 D3 · Carrillo, Querétaro, Querétaro',
    'BJ-030 | LOFT EN HERCULES | LOFT | RENTA | | 16,500 | Hércules | Queretaro | Qro. | / 75 | | Dispnible | => BJ-030 · departamento/loft · renta 16500 MXN · 75 C75 · Hércules, Querétaro, Querétaro',
  ],
}

/** An agency of Nuevo León that lists industrial space in dollars and square feet. */
const INDUSTRIAL: HandKeptList = {
  homeStates: ['Nuevo León'],
  headers:
    'No. | Propiedad* | Tipo de Inmueble | Venta o Renta | USD/m2 | Superficie [ft²] | Parque industrial | Municipio | Altura libre (m) | Andenes | Mtto. x m2 (USD) | Disponibilidad | Celular',
  rows: [
    '1 | Nave Stiva 14 | Nave industrial | Renta | 6.25 | 107,639 | Stiva Aeropuerto | Apodaca | 9.75 | 8 | 0.45 | Disponible | 81 8123 4567 => 1 · bodega/nave · renta 6.25 USD por_m2 · 9999.99 · Apodaca, Apodaca · maintenanceCents 45 · maintenanceBase por_m2 · clearHeight 9.75 · docks 8 · industrialPark Stiva Aeropuerto',
    '2 | NAVE FINSA 3 | Nave | renta | 5.90 + IVA | 53,820 | Finsa Santa Catarina | Sta. Catarina | 8 m | 4 | 0.40 | Disponible | 8112345678 => 2 · bodega/nave · renta 5.9 USD por_m2 mas_iva · 5000.04 · Santa Catarina, Santa Catarina · maintenanceCents 40 · maintenanceBase por_m2 · clearHeight 8 · docks 4 · industrialPark Finsa Santa Catarina',
    '3 | Bodega Kalos | Bodega | Renta | $6.10 | 21,528 sq ft | Kalos | Gpe. | 7.5 mts | 2 | - | Disponible | (81) 8345-6789 => 3 · bodega · renta 6.1 USD por_m2 · 2000.02 · Guadalupe, Guadalupe · clearHeight 7.5 · docks 2 · industrialPark Kalos',
    '4 | BTS en Ciénega | Nave BTS | Renta | 5.5 | 215,278 | Vynmsa | Cienega de Flores | 10 | 20 | | Disponible | => 4 · bodega · renta 5.5 USD por_m2 · 19999.98 · Ciénega de Flores, Ciénega de Flores · clearHeight 10 · docks 20 · industrialPark Vynmsa',
    '5 | Cedis Escobedo | CEDIS | Renta | 6.8 | 161,459 | Interpuerto | Escobedo | 11.5 | 24 | 0.55 | En negociación | 81 1111 2222 => 5 · bodega/cedis · renta 6.8 USD por_m2 · 15000.03 · General Escobedo, General Escobedo · separada · maintenanceCents 55 · maintenanceBase por_m2 · clearHeight 11.5 · docks 24 · industrialPark Interpuerto',
    '6 | Nave Huinalá | NAVE INDUSTRIAL | RENTA | 110 MXN | 32,292 | Huinalá | Apodca | 8.5 | 3 | | Disponible | => 6 · bodega/nave · renta 110 MXN por_m2 · 3000.02 · Apodaca, Apodaca · clearHeight 8.5 · docks 3 · industrialPark Huinalá',
    '7 | Nave en venta Mitras | Nave | Venta | 950 | 43,056 | Mitras | Garcia | 9 | 5 | | Disponible | sin tel => 7 · bodega/nave · venta 950 USD por_m2 · 4000.03 · García, García · clearHeight 9 · docks 5 · industrialPark Mitras',
    '8 | Terreno Salinas | Terreno | Venta | 45 | 2 ha | Salinas Victoria | Salinas Victoria | N/A | N/A | N/A | Disponible | 8188887777 => 8 · terreno · venta 45 USD por_m2 · 20000 · Salinas Victoria, Salinas Victoria',
    '9 | Terreno Pesquería | Lote | Venta | 38.50 | 50,000 m2 | Pesquería | Pesqueria | - | - | - | Disponible | => 9 · terreno · venta 38.5 USD por_m2 · 50000 · Pesquería, Pesquería',
    '10 | Nave FINSA 7 | Nave | Renta | 6 | 80,729 | Finsa Guadalupe | Guadalupe | #REF! | 6 | 0.4 | Rentada | => 10 · bodega/nave · renta 6 USD por_m2 · 7499.97 · Guadalupe, Guadalupe · vendida · maintenanceCents 40 · maintenanceBase por_m2 · docks 6 · industrialPark Finsa Guadalupe',
    '11 | Oficinas Santa María | Oficinas | Renta | 18 | 5,382 | Santa María | Monterrey | 3 | | 2.5 | Disponible | 81 2020 3030 => 11 · oficina · renta 18 USD por_m2 · 500 · Monterrey, Monterrey · maintenanceCents 250 · maintenanceBase por_m2 · clearHeight 3',
    '12 | Bodega Linda Vista | Bodegas | Renta | 5 | 10,764 | Lindavista | Guadalupe | 6 | 1 | | Disponible | => 12 · bodega · renta 5 USD por_m2 · 1000.01 · Guadalupe, Guadalupe · clearHeight 6 · docks 1 · industrialPark Lindavista',
    '13 | Nave Apolo | Nave | Renta | pendiente | 64,583 | Apolo | Apodaca | 9 | 4 | | Próximamente | => ✗',
    '14 | Nave Milimex | Nave | Renta | 5.75/m2 | 75,347 | Milimex | Apodaca | 9.0 | 6 | 0.42 | DISPONIBLE | => 14 · bodega/nave · renta 5.75 USD por_m2 · 6999.97 · Apodaca, Apodaca · maintenanceCents 42 · maintenanceBase por_m2 · clearHeight 9 · docks 6 · industrialPark Milimex',
    '15 | Crossdock | Bodega | Renta | USD 7.20 | 26,910 | Logistik | Gral. Escobedo | 8 | 12 | 0.5 | Disponible | => 15 · bodega · renta 7.2 USD por_m2 · 2500.02 · General Escobedo, General Escobedo · maintenanceCents 50 · maintenanceBase por_m2 · clearHeight 8 · docks 12 · industrialPark Logistik',
    '16 | Nave Avante | Nave | Renta/Venta | 6.4 / 880 | 96,875 | Avante | Apodaca | 10 | 8 | | Disponible | => 16 · bodega/nave · renta 6.4 USD por_m2 · venta 880 USD por_m2 · 8999.98 · Apodaca, Apodaca · clearHeight 10 · docks 8 · industrialPark Avante',
    '17 | NAVE PROLOGIS 5 | Nave | Rneta | 6.9 | 139,931 | Prologis Agua Fría | Apodaca | 11 | 16 | 0.6 | Disponible | => 17 · bodega/nave · renta 6.9 USD por_m2 · 13000.02 · Apodaca, Apodaca · maintenanceCents 60 · maintenanceBase por_m2 · clearHeight 11 · docks 16 · industrialPark Prologis Agua Fría',
    '18 | Patio Santa Rosa | Terreno | Renta | 1.2 | 129,167 | Santa Rosa | Apodaca | | | | Disponible | => 18 · terreno · renta 1.2 USD por_m2 · 12000.01 · Apodaca, Apodaca',
    '19 | Local Sendero | Local comercial | Renta | 14 | 1,076 | Sendero | San Nicolas | 4 | | 3 | Disponible | => 19 · local · renta 14 USD por_m2 · 99.96 · San Nicolás de los Garza, San Nicolás de los Garza · maintenanceCents 300 · maintenanceBase por_m2 · clearHeight 4',
    '20 | Nave Nexxus | Nave | Renta | 5.95 | 59,201 | Nexxus | Escobedo | 9,5 | 5 | 0.38 | Disponible | => 20 · bodega/nave · renta 5.95 USD por_m2 · 5499.95 · General Escobedo, General Escobedo · maintenanceCents 38 · maintenanceBase por_m2 · clearHeight 9.5 · docks 5 · industrialPark Nexxus',
    '21 | Bodega Garza Sada | Bodga | Renta | 7 | 8,611 | Tecnológico | Mty | 5.5 | 1 | | Disponible | => 21 · bodega · renta 7 USD por_m2 · 799.99 · Monterrey, Monterrey · clearHeight 5.5 · docks 1 · industrialPark Tecnológico',
    '22 | Nave Hofusan | Nave | Renta | 6.15 | 118,403 | Hofusan | Salinas Victoria | 10.5 | 10 | .45 | Disponible | => 22 · bodega/nave · renta 6.15 USD por_m2 · 11000 · Salinas Victoria, Salinas Victoria · maintenanceCents 45 · maintenanceBase por_m2 · clearHeight 10.5 · docks 10 · industrialPark Hofusan',
    '23 | Planta baja Valle | Oficina | Renta | 22 + IVA + mtto | 3,229 | Valle Oriente | San Pedro | | | | Disponible | => 23 · oficina · renta 22 USD por_m2 mas_iva · 299.98 · San Pedro Garza García, San Pedro Garza García',
    '24 | Nave El Carmen | Nave | Venta | 720 | 86,111 | El Carmen | Carmen | 9 | 7 | | Reservada | => 24 · bodega/nave · venta 720 USD por_m2 · 7999.97 · El Carmen, El Carmen · separada · clearHeight 9 · docks 7 · industrialPark El Carmen',
    '25 | Nave Ramos | Nave | Renta | 5.2 | 91,493 | Santa María | Ramos Arizpe | 9 | 6 | | Disponible | => 25 · bodega/nave · renta 5.2 USD por_m2 · 8499.98 · Ramos Arizpe, Ramos Arizpe · clearHeight 9 · docks 6 · industrialPark Santa María',
    '26 | Terreno Zuazua | Predio | Venta | 25 | 10-50-00 has | Zuazua | Zuazua | | | | Disponible | => 26 · terreno · venta 25 USD por_m2 · 105000 · General Zuazua, General Zuazua',
    '27 | Nave La Puerta | Nave | Renta | 6 | 45,208 | La Puerta | Santa Catarina | 8 | 3 | | Disponible | => 27 · bodega/nave · renta 6 USD por_m2 · 4199.96 · Santa Catarina, Santa Catarina · clearHeight 8 · docks 3 · industrialPark La Puerta',
    '28 | Nave Chipinque | Nave | Renta | 6.3 | 50,590 | Pio X | San Pedro Garza García | 8 | dos | | Disponible | => 28 · bodega/nave · renta 6.3 USD por_m2 · 4699.96 · San Pedro Garza García, San Pedro Garza García · clearHeight 8 · industrialPark Pio X',
    '29 | Mini bodegas | Mini bodega | Renta | 12 | 108 | Cumbres | Monterrey | 3 | | | Disponible | => 29 · bodega/mini_bodega · renta 12 USD por_m2 · 10.03 · Monterrey, Monterrey · clearHeight 3 · industrialPark Cumbres',
    '30 | NAVE DEL NORTE | Nave | Renta | 5.6 | 70,000 | Del Norte | Cienega d Flores | 9 | 4 | | Activa | => 30 · bodega/nave · renta 5.6 USD por_m2 · 6503.21 · Ciénega de Flores, Ciénega de Flores · clearHeight 9 · docks 4 · industrialPark Del Norte',
  ],
}

/** An agency of the valley of Mexico: everything in one column of prices, states in every spelling. */
const VALLEY: HandKeptList = {
  homeStates: ['Ciudad de México', 'Estado de México'],
  headers:
    'Folio | Inmueble | Clase | Modalidad | Precio | Moneda | Colonia | Delegación/Municipio | Estado | Superficie | Nivel | Características | Vencimiento',
  rows: [
    'A101 | LOCAL EN LA ROMA | Local | Renta | $45,000 mensuales + IVA | MXN | Roma Norte | Cuauhtemoc | CDMX | 120 m2 | Planta baja y mezzanine | 2 baños, Seguridad | 31/12/2027 => A101 · local · renta 45000 MXN mas_iva · 120 · Roma Norte, Cuauhtémoc, Ciudad de México · bathrooms 2 · shopLevel planta_baja · timeAlert 2027-12-31 · amenities seguridad',
    'A102 | OFICINA POLANCO | Oficina | Renta | USD 25/m2 + IVA | USD | Polanco | Miguel Hidalgo | CDMX | 380 | 5 | 6 privados, 4 baños, 8 cajones | 15-ene-28 => A102 · oficina · renta 25 USD por_m2 mas_iva · 380 · Polanco, Miguel Hidalgo, Ciudad de México · bathrooms 4 · floorNumber 5 · parkingSpaces 8 · timeAlert 2028-01-15',
    'A103 | BODEGA VALLEJO | Bodega | Renta | 165 x m2 | Pesos | Ind. Vallejo | Azcapotzalco | D.F. | 1,850 m² | | Vigilancia | => A103 · bodega · renta 165 MXN por_m2 · 1850 · Ind. Vallejo, Azcapotzalco, Ciudad de México · amenities seguridad',
    'A104 | TERRENO TECÁMAC | Terreno | Venta | 4.5 mdp | MN | Ojo de Agua | Tecamac | Edo. Méx. | 2,500 | | | => A104 · terreno · venta 4500000 MXN · 2500 · Ojo de Agua, Tecámac, Estado de México',
    'A105 | EDIFICIO REFORMA | Edificio | Venta | USD 3.2MDD | USD | Juárez | Cuauhtémoc | Cd. de México | 2,100 | | Elevador | => A105 · oficina/edificio · venta 3200000 USD · 2100 · Juárez, Cuauhtémoc, Ciudad de México',
    'A106 | NAVE EN TOLUCA | Nave industrial | Venta o Renta | $38,000,000 venta / $210,000 renta | | Toluca 2000 | Toluca | EDOMEX | 3,400 | | | => A106 · bodega/nave · venta 38000000 MXN · renta 210000 · 3400 · Toluca 2000, Toluca, Estado de México',
    'A107 | LOCAL SATÉLITE | Local Comercial | Traspaso | 850 mil | M.N. | Cd. Satélite | Naucalpan | Estado de Mexico | 95 | PB | | => A107 · local · traspaso 850000 MXN · 95 · Cd. Satélite, Naucalpan de Juárez, Estado de México · shopLevel planta_baja',
    'A108 | CASA COYOACÁN | Casa | Venta | 12 500 000,00 | MXN | Del Carmen | Coyoacan | CDMX | 450 | | 4 recámaras, 3.5 baños, Jardín | => A108 · casa · venta 12500000 MXN · 450 · Del Carmen, Coyoacán, Ciudad de México · bedrooms 4 · bathrooms 3.5 · amenities jardin',
    'A109 | DEPTO NARVARTE | Depto | Renta | 19,500 | MXN | Narvarte | Benito Juarez | CDMX | 85 | 3 | 2 recámaras, 2 baños, 1 cajón | => A109 · departamento · renta 19500 MXN · 85 · Narvarte, Benito Juárez, Ciudad de México · bedrooms 2 · bathrooms 2 · floorNumber 3 · parkingSpaces 1',
    'A110 | TERRENO CHALCO | Terreno | Venta | $1´850,000 | MXN | Centro | Chalco | Méx. | 20 x 50 | | | => A110 · terreno · venta 1850000 MXN · 1000 F20 D50 · Centro, Chalco, Estado de México',
    'A111 | BODEGA TULTITLÁN | Bodega | Renta | 85,000 a 95,000 | MXN | Lechería | Tultitlan | Edo Mex | 1000 | | | => A111 · bodega · renta 85000 MXN a 95000 · 1000 · Lechería, Tultitlán, Estado de México',
    'A112 | OFICINAS SANTA FE | Oficinas | Renta | $320 por m2 | MXN | Santa Fe | Cuajimalpa | CDMX | 600 m2 | 12 | | 01/03/2027 => A112 · oficina · renta 320 MXN por_m2 · 600 · Santa Fe, Cuajimalpa de Morelos, Ciudad de México · floorNumber 12 · timeAlert 2027-03-01',
    'A113 | LOCAL IZTAPALAPA | Local | Renta | 18 | MXN | Ermita | Iztapalapa | CDMX | 60 | | | => A113 · local · renta 18 MXN · 60 · Ermita, Iztapalapa, Ciudad de México',
    'A114 | LOCAL ROTO | Local | Renta | #VALUE! | MXN | Centro | Cuauhtémoc | CDMX | 40 | | | => ✗',
    'A115 | NAVE CUAUTITLÁN | Nave | Renta | USD 7.5/m2 | | San Martín Obispo | Cuautitlan Izcali | Edo. de México | 5,200 | | Andenes | => A115 · bodega/nave · renta 7.5 USD por_m2 · 5200 · San Martín Obispo, Cuautitlán Izcalli, Estado de México',
    'A116 | RESTAURANTE CONDESA | Restaurante | Traspaso | $1,200,000 traspaso / $65,000 renta | MXN | Condesa | Cuauhtémoc | CDMX | 210 | Planta Baja | | => A116 · local/restaurante · traspaso 1200000 MXN · renta 65000 · 210 · Condesa, Cuauhtémoc, Ciudad de México · shopLevel planta_baja',
    'A117 | TERRENO HUIXQUILUCAN | Terreno | Venta | 3.4 millones | MXN | Bosque Real | Huixquilucan | Edo.Mex. | 1.2 has | | | => A117 · terreno · venta 3400000 MXN · 12000 · Bosque Real, Huixquilucan, Estado de México',
    'A118 | COWORKING DEL VALLE | Coworking | Renta | consultar | | Del Valle | Benito Juárez | CDMX | 25 | 2 | Internet | => A118 · oficina/coworking · renta a consultar MXN · 25 · Del Valle, Benito Juárez, Ciudad de México · priceOnRequest si · floorNumber 2 · amenities internet',
    'A119 | LOCAL CENTRO | Loc. Com. | R | 22,000.00 | mn | Centro | Cuauhtemoc | Ciudad de México | 55 | | | fin de mes => A119 · local · renta 22000 MXN · 55 · Centro, Cuauhtémoc, Ciudad de México',
    'A120 | BODEGA IZTACALCO | Bodega | Renta | 70,000 | MXN | Agrícola Oriental | Iztacalco | CDMX | 800 | | | => A120 · bodega · renta 70000 MXN · 800 · Agrícola Oriental, Iztacalco, Ciudad de México',
    'A121 | PLAZA TLALNEPANTLA | Plaza comercial | Venta | 140 mdp | MXN | Centro | Tlalnepantla | Méx | 6,500 | | | => A121 · local/plaza_completa · venta 140000000 MXN · 6500 · Centro, Tlalnepantla de Baz, Estado de México',
    'A122 | LOCAL DOBLE | Local | Venta/Renta | 5,500,000 | MXN | Portales | Benito Juárez | CDMX | 100 | | | => ✗',
    'A123 | TERRENO XOCHIMILCO | Terreno | Venta | 2,800 /m2 | MXN | Tepepan | Xochimilco | CDMX | 1,500 m2 (30 x 50) | | | => A123 · terreno · venta 2800 MXN por_m2 · 1500 F30 D50 · Tepepan, Xochimilco, Ciudad de México',
    'A124 | NAVE LERMA | Nave | Renta | 115 /m2 | MXN | Parque Lerma | Lerma | Mex. | 7,800 | | | => A124 · bodega/nave · renta 115 MXN por_m2 · 7800 · Parque Lerma, Lerma, Estado de México',
    'A125 | CASA LOMAS | Casa | Renta | 6,500 dólares | | Lomas | Miguel Hidalgo | CDMX | 520 | | 5 recs, 6 baños, 4 cajones | => A125 · casa · renta 6500 USD · 520 · Lomas, Miguel Hidalgo, Ciudad de México · bedrooms 5 · bathrooms 6 · parkingSpaces 4',
    'A126 | OFICINA NÁPOLES | Ofisina | Renta | 28,000 | MXN | Nápoles | Benito Juárez | CDMX | 140 | 7 | | => A126 · oficina · renta 28000 MXN · 140 · Nápoles, Benito Juárez, Ciudad de México · floorNumber 7',
    'A127 | LOCAL METEPEC | Local | Renta | $15,000 IVA incluido | MXN | Centro | Metepec | Edo. Mex. | 70 | | | => A127 · local · renta 15000 MXN incluido · 70 · Centro, Metepec, Estado de México',
    'A128 | CONSULTORIO ROMA SUR | Consultorio | Venta | 3,9 mdp | MXN | Roma Sur | Cuahutemoc | CDMX | 48 | 4 | | => A128 · oficina/consultorio · venta 3900000 MXN · 48 · Roma Sur, Cuauhtémoc, Ciudad de México · floorNumber 4',
    'A129 | BODEGA TEPOTZOTLÁN | Bodega | Renta | $95.50 x m2 + IVA | MXN | Centro Ind. | Tepotzotlan | EDO. MEX | 2,600 | | | => A129 · bodega · renta 95.5 MXN por_m2 mas_iva · 2600 · Centro Ind., Tepotzotlán, Estado de México',
    'A130 | PREDIO ZUMPANGO | Predio | Venta | $450 m2 | MXN | Centro | Zumpango | Edo. Méx. | 3 ha | | | => A130 · terreno · venta 450 MXN por_m2 · 30000 · Centro, Zumpango, Estado de México',
  ],
}

/** A list of a program: units and periods in columns of their own, questions about VAT, a capital named like its state. */
const COLUMNS: HandKeptList = {
  homeStates: ['Querétaro'],
  headers:
    'ID | Título | Tipo | Operación | Precio | Moneda | Periodo | Incluye IVA | Superficie | Unidad | Zona | Municipio | Rentada',
  rows: [
    'C1 | Terreno A | Terreno | Venta | 2,500,000 | US | | | 2.5 | ha | Centro | Querétaro | no => C1 · terreno · venta 2500000 USD · 25000 · Centro, Querétaro',
    'C2 | Nave B | Nave | Renta | 1,200,000 | MXN | anual | TRUE | 5,000 | ft2 | Centro | Querétaro | sí => C2 · bodega/nave · renta 1200000 MXN incluido · 464.52 · Centro, Querétaro · vendida · pricePeriod anio',
    'C3 | Nave C | Nave | Renta | 12,000 | $ | mensual | FALSE | 500 | m² | Centro | Querétaro | => C3 · bodega/nave · renta 12000 MXN mas_iva · 500 · Centro, Querétaro',
    'C4 | Nave D | Nave | Renta | 12,000 | USD/MXN | | | 500 | m2 | Centro | Querétaro | => ✗',
    'C5 | Nave E | Nave | Renta | 1,200 | MXN | semanal | | 500 | m2 | Centro | Querétaro | => ✗',
    'C6 | Rancho F | Rancho | Venta | 900,000 | MXN | | | 30 | varas | Centro | Querétaro | => ✗',
    'C7 | Nave G | Nave | Renta | 9,000 | MXN | mes | no | 200 m2 | ha | Centro | Querétaro | x => C7 · bodega/nave · renta 9000 MXN mas_iva · 200 · Centro, Querétaro · vendida',
  ],
}

export const HAND_KEPT_LISTS: Readonly<Record<string, HandKeptList>> = { QUERETARO, INDUSTRIAL, VALLEY, COLUMNS }
