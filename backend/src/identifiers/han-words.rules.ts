import type { Detector, Finding } from './finding.rules';

/** The hundred most common family names of China and of Japan, as sets of characters and words. */
const CHINESE =
  '王李张張刘劉陈陳杨楊黄黃赵趙吴吳周徐孙孫马馬朱胡郭何林罗羅高郑鄭梁谢謝宋唐许許邓鄧韩韓冯馮曹彭曾肖萧蕭田董潘袁蔡蒋蔣余于杜叶葉程魏苏蘇吕呂丁任卢盧姚沈钟鍾姜崔谭譚陆陸范汪廖石金韦韋贾賈夏付方邹鄒熊白孟秦邱侯江尹薛闫雷段龙龍黎史陶贺賀毛郝顾顧龚龔邵万萬覃武钱錢戴严嚴莫孔向常汤湯康易';
const JAPANESE =
  `佐藤 鈴木 高橋 田中 伊藤 渡辺 渡邊 山本 中村 小林 加藤 吉田 山田 佐々木 山口 松本 井上 木村 林 斎藤 斉藤 清水 山崎 森 池田 橋本 阿部 石川 山下 中島 石井 小川 前田 岡田 長谷川 藤田 後藤 近藤 村上 遠藤 青木 坂本 福田 太田 西村 藤井 金子 岡本 藤原 三浦 中野 中川 原田 松田 竹内 小野 田村 中山 和田 石田 森田 上田 原 内田 柴田 酒井 宮崎 横山 高木 安藤 宮本 大野 小島 谷口 工藤 今井 高田 増田 丸山 杉山 村田 大塚 新井 小山 平野 藤本 河野 上野 野口 武田 松井 千葉 菅原 岩崎 木下 久保 佐野 野村 松尾 市川 菊地 杉本 古川 大西 島田 水野 桜井`
    .trim()
    .split(/\s+/)
    .join('|');

/** What follows a name and is no part of it. */
const NO_NAME =
  '在陪签簽来來是说說于於同因代表要电電手已有和与與联聯系到送带帶住为為出之的年男女先小性患病者及也均未无無述诉訴给給一二三四五六七八九十做行';
const given = (most: number) => `(?:(?![${NO_NAME}])\\p{Script=Han}){1,${most}}`;
/** Words of medicine that begin like a family name. */
const NO_FAMILY =
  '(?!高[血热熱龄齢度位]|白[血细細内色苔]|黄[疸色]|方[便法颅]|石[膏头頭]|马[上尾鞍]|毛[细細]|严重|嚴重|常[规規年见見]|易[感于]|于|余[无無]|安[静靜]|康[复復]|曾[有患经經]|何[时時]|龙[胆膽]|孔|万|向|汤)';
const CHINESE_NAME = `${NO_FAMILY}(?:欧阳|司马|上官|诸葛|[${CHINESE}])${given(2)}`;
const JAPANESE_NAME = `(?:(?:${JAPANESE})(?:${given(3)}|[\\p{Script=Hiragana}\\p{Script=Katakana}]{2,4})?|\\p{Script=Han}{2,4})`;
const BOUNDARY = '(?<![\\p{Script=Han}\\p{L}])';
const WHO = '(?:患者|病人|病员|病員|姓名|名叫|叫|产妇|患儿)';

const NAMES: readonly { readonly shape: RegExp; readonly repair: string }[] = [
  /** 患者李建国,男,93岁 */
  {
    shape: new RegExp(
      `(?<=${WHO}[:, ]{0,2})${CHINESE_NAME}(?=[,、。 (]{0,2}(?:男|女|先生(?![のがはに方も])|女士|年龄|生于|\\d{1,3}岁|$))`,
      'gmu',
    ),
    repair: '患者',
  },
  { shape: /(?<=姓名[: ]{1,2})\p{Script=Han}{2,4}/gu, repair: '患者' },
  /** 陈志强,95岁男性 */
  {
    shape: new RegExp(
      `${BOUNDARY}${CHINESE_NAME}(?=[,、 (]{0,2}(?:男|女|先生(?![のがはに方も])|女士|小姐|\\d{1,3} ?岁|大爷|阿姨|老人))`,
      'gu',
    ),
    repair: '患者',
  },
  /** 其女张敏签字 */
  {
    shape: new RegExp(
      `(?<=(?:其[子女妻夫父母兄弟姐妹]|妻子|丈夫|儿子|女儿|父亲|母亲|哥哥|弟弟|姐姐|妹妹|家属|儿媳|女婿|孙子|孙女|联系人|老伴|兒子|女兒)[: ]{0,2})${CHINESE_NAME}`,
      'gu',
    ),
    repair: '家属',
  },
  {
    shape: new RegExp(
      `${BOUNDARY}[${CHINESE}]${given(2)}(?=(?:主任|医生|医师|教授|护士)(?!\\p{Script=Han}*组))`,
      'gu',
    ),
    repair: '同事',
  },
  /** 佐藤様, 田中さん, but not 患者さん */
  {
    shape: new RegExp(
      `(?<![\\p{Script=Han}])(?!患者|家族|奥|娘|息子|皆|同|仕|模|多|異|子供|子|父|母|兄|姉|弟|妹|夫|妻|医師|看護師|先方|世話|客|若者|高齢者|主人|親|祖父|祖母|相手|疲|苦労|一|何|王|神)${JAPANESE_NAME}(?=様|さん|さま|氏(?!名)|殿|ちゃん|君)`,
      'gu',
    ),
    repair: '患者',
  },
  {
    shape:
      /(?<=(?:氏名|患者名|お名前|名前)[: ]{0,2})[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{2,6}(?: [\p{Script=Han}\p{Script=Katakana}ー]{1,4})?(?=[,、。 (]|$)/gmu,
    repair: '患者',
  },
  {
    shape:
      /(?<=(?:妻|夫|長男|長女|次男|次女|三男|娘|息子|母|父|兄|姉|弟|妹|孫|嫁|婿)(?:の|・|:|、)?)(?:[\p{Script=Han}]{1,3}|[\p{Script=Hiragana}]{2,4}|[\p{Script=Katakana}ー]{2,5})(?=さん|様|氏|ちゃん|同伴|同席|付き添い|付添|来院)/gu,
    repair: '家族',
  },
  /** 鈴木一郎,92歳 */
  {
    shape: new RegExp(
      `(?<![\\p{Script=Han}])(?:${JAPANESE})${given(3)}(?=[,、 (]{0,2}(?:\\d{1,3} ?歳|男性|女性))`,
      'gu',
    ),
    repair: '患者',
  },
];

export const hanNames: Detector = (text) =>
  NAMES.flatMap(({ shape, repair }) =>
    [...text.matchAll(shape)].map(
      ({ 0: written, index }): Finding => ({
        kind: 'name',
        start: index,
        end: index + written.length,
        isCertain: false,
        repair,
      }),
    ),
  );

/** A place by the word that ends it; the words that end in it without naming one are left out. */
const PLACES: readonly RegExp[] = [
  /(?<!\p{Script=Han})(?:(?:现住|家住|住址|住所|来自|户籍|籍贯|转自|由|于|在|住)(?::)?)?(?!城市|全市|本市|都市|门市|大城市|县城|城区|市区|地区|社区|病区|院区|全区|他県|県外|市外)[\p{Script=Han}]{2,3}(?:市|縣|県)(?![场場面内街立民])(?:[\p{Script=Han}]{2,4}(?:区|县|町|村|镇))?/gu,
  /(?<=(?:现住|家住|住址|住所|来自|户籍|籍贯|转自|住|址)[: ]{0,2})[\p{Script=Han}]{2,8}(?:省|市|县|区|镇|村|乡|路|街|号)/gu,
  /[\p{Script=Han}]{2,4}(?:市|区|町|村|県|府|都)(?=在住|出身|生まれ)/gu,
  /(?:北海道|東京都|大阪府|京都府|[\p{Script=Han}]{2,3}県)[\p{Script=Han}]{1,4}(?:市|区|町|村|郡)/gu,
  /(?:北京|上海|天津|重庆|广州|深圳|杭州|南京|武汉|成都|西安|苏州|沈阳|哈尔滨|长沙|郑州|济南|青岛|大连|昆明|福州|厦门|合肥|香港|台北|東京|大阪|京都|名古屋|横浜|神戸|札幌|福岡|仙台|広島)(?:市)?(?=人|在住|出身|籍|转|からの?紹介)/gu,
];
const HOSPITAL = /[\p{Script=Han}]{2,14}(?:医院|醫院|病院|卫生院|医療センター|クリニック|诊所)/gu;
/** What leads to a hospital's name, and what is said instead of one. */
const ON_THE_WAY =
  /^.*(?:[转轉来來]自|[日月年号岁歳后後]|[由于於從从往到至在经送赴为為是系即等與与及有の]|[转轉](?![化移运]))/u;
const SOME_HOSPITAL =
  /^(?:[我本外当當该該某县縣市他近一同各多两数小大]|上级|上級|三甲|三级|二级|综合|綜合|专科|專科|教学|基层|当地|地方|总合|総合|地域|紹介|前医|精神|関連|附属|中心|儿童|妇幼|肿瘤|民营|公立|私立|急救|社区|中核|拠点|基幹|救急)?(?:院|地|家|立|级|間|的|所)?(?:综合|大学|中心|专科|总合|人民)?(?:医院|醫院|病院|卫生院|医療センター|クリニック|诊所)$/u;

function hospitals(text: string): Finding[] {
  return [...text.matchAll(HOSPITAL)].flatMap(({ 0: written, index }): Finding[] => {
    const name = written.replace(ON_THE_WAY, '');
    if (name === '' || SOME_HOSPITAL.test(name)) return [];
    return [place(index + written.length - name.length, name)];
  });
}

const place = (index: number, written: string): Finding => ({
  kind: 'postcode',
  start: index,
  end: index + written.length,
  isCertain: false,
  repair: '[area]',
});

export const hanPlaces: Detector = (text) => [
  ...PLACES.flatMap((shape) =>
    [...text.matchAll(shape)].map(({ 0: written, index }) => place(index, written)),
  ),
  ...hospitals(text),
];
