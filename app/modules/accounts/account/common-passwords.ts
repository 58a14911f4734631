/**
 * The best-known passwords, lower case, without the digits and signs that are usually tacked on.
 * Guessing programs try these first, with "1", "123", a year or "!" behind them.
 */
const WORDS = `
password passwort passw passwd motdepasse contrasena parola senha qwerty qwertz azerty qwertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm
letmein welcome admin administrator root guest user test testing login master access hello hallo bonjour hola secret iloveyou loveyou
dragon monkey tiger lion eagle falcon shark wolf panther horse bunny kitty puppy football baseball basketball soccer hockey tennis golf
superman batman spiderman starwars pokemon naruto minecraft fortnite roblox nintendo playstation xbox matrix ninja samurai pirate wizard
princess prince queen king angel devil jesus christ heaven shadow sunshine summer winter spring autumn flower rainbow butterfly cookie
chocolate banana apple orange cherry pepper ginger cheese pizza coffee whiskey tequila michael michelle jennifer jessica ashley daniel
andrew joshua matthew robert thomas charlie jordan george william richard david james john maria anna sophie nicole amanda hannah
samantha victoria elizabeth taylor madison harley maggie buster bailey lucky rocky max bella daisy money dollar bitcoin crypto mustang
ferrari porsche corvette mercedes bmw yamaha honda toyota chelsea arsenal liverpool barcelona realmadrid juventus newyork london paris
berlin tokyo sydney america england france germany italy spain brazil mexico canada australia india china japan computer internet
google facebook youtube twitter instagram linkedin amazon microsoft windows apple samsung android iphone changeme default temp
temporary trustno whatever nothing freedom forever family friends mother father sister brother mylove baby babygirl sweetheart
hunter killer thunder lightning phoenix cowboy ranger rangers yankees cowboys steelers eagles lakers bulls giants dodgers braves
purple yellow orange silver golden diamond crystal secure security private personal qazwsx qweasd qweasdzxc abcdef abcdefgh abc abcd
voyance voyage travel holiday vacation trip journey adventure wanderlust passport airplane airport
`;
const DIGITS = [
  "12345678",
  "123456789",
  "1234567890",
  "87654321",
  "11111111",
  "00000000",
  "12341234",
  "11223344",
  "1q2w3e4r",
  "1q2w3e4r5t",
  "1qaz2wsx",
  "zaq12wsx",
  "q1w2e3r4",
  "abc12345",
  "abcd1234",
  "a1b2c3d4",
  "password1",
  "p@ssw0rd",
  "p@ssword1",
  "passw0rd",
  "pa55word",
  "qwerty123",
  "qwerty12",
];

/** Words and strings that no new password may consist of. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set([...WORDS.trim().split(/\s+/), ...DIGITS]);
