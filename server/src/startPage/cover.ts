/**
 * Runs in the browser before the first screen is seen, and stays with it. It is covered where it is another one than this
 * visitor's, whose login, site, language, mode, theme or size of letters is not what it was drawn for, whose window is no
 * phone's, or who comes back to a page as it was. The app's stylesheet holds nothing up; until it is there, nothing but the
 * first screen is seen. It goes when the app has drawn the page, which stands then where this was scrolled to.
 */
export const coverScript = `(function(h,drawn){var link=document.querySelector('link[media]'),shown,styled
function set(name,on){h.classList.toggle(name,on)}
function go(){var first=document.getElementById('first-screen'),page=document.querySelector('.taro_page');if(shown&&styled&&first){if(page)page.scrollTop=first.scrollTop;first.remove()}}
function dressed(){link.media='all';styled=1;set('undressed',0);go()}
try{var get=function(k){return JSON.parse(localStorage.getItem(k))},p=get('preferences')||{},mode=p.scheme||'system',site=(get('siteId')||0)+'/'+(get('websiteId')||0),load=performance.getEntriesByType('navigation')[0]
set('uncovered',!(get('token')||(get('locale')||'zh-cn')!='zh-cn'||p.theme||(p.textSize||'standard')!='standard'||mode=='dark'||mode=='system'&&matchMedia('(prefers-color-scheme: dark)').matches||site!='0/0'&&site!=drawn||innerWidth>500||innerWidth>innerHeight||load&&load.type=='back_forward'))}catch(e){}
set('undressed',1)
if(link.sheet)dressed();else link.onload=link.onerror=dressed
addEventListener('drawn',function(){shown=1;go()})
addEventListener('error',function(e){if(e.error)set('uncovered',0)})})(document.documentElement,document.currentScript.getAttribute('data-site'))`

/** Where the first screen lies: over the app, in its place. Of slides it shows the first, and pictures do not fade in. */
export const coverStyle = [
  '.undressed #app{visibility:hidden}',
  '#first-screen{display:none;position:fixed;top:0;right:0;bottom:0;left:0;z-index:600;overflow:hidden auto;background:#f4f5f7}',
  '.uncovered #first-screen{display:block}',
  '#first-screen .h5-swiper-track>:nth-child(n+2){display:none}',
  '#first-screen img{opacity:1}',
].join('')
