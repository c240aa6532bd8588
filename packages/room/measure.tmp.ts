import { fastRandom, pick } from '@fivefold/rules';
import { decide, evolve, newRoom, roomView, diff, applyPatch, type Ask, type Room, type RoomView } from './src/index.ts';
import { myNumber } from '@fivefold/rules/my-number';
const hex=(c:string)=>c.repeat(64);
let room: Room = newRoom('KITE-4271');
const ask=(by:Ask['by'],command:Ask['command'])=>{const d=decide(room,{id: by?`${Math.random().toString(36).slice(2,10)}`:null,by,command},{now:1.7e12,entropy:hex('a')}); if(!d.ok) throw new Error(JSON.stringify(d.error)); room=d.value.reduce(evolve,room);};
ask(null,{type:'create',name:'Anna',token:hex('1'),game:'my-number'});
for (let i=2;i<=4;i++){ask(null,{type:'join',name:'P'+i,token:hex(String(i))}); ask('m'+i,{type:'sit',seat:i-1});}
ask('m1',{type:'start'});
const ms=['m1','m2','m3','m4'];
let views: RoomView[]=ms.map(m=>JSON.parse(JSON.stringify(roomView(room,m))));
let server: RoomView[]=ms.map(m=>roomView(room,m));
const random=fastRandom(3); const sizes:number[]=[]; const kinds:Record<string,number[]>={}; let shown=0; let tD=0,tE=0,tV=0,tX=0,n=0;
for(let g=0;g<30;g++){
while(room.table!.status==='playing'){
  const seat=pick(room.table!.waitingFor,random);
  const action=pick([...myNumber.legal(server[seat]!.table!.view as never)],random) as {type:string};
  const v=room.version;
  const t0=performance.now();
  const d=decide(room,{id:`c${n}`,by:ms[seat]!,command:{type:'act',move:room.table!.move,action:JSON.parse(JSON.stringify(action))}},{now:1.7e12+n,entropy:hex('a')});
  if(!d.ok) throw new Error(d.error.code);
  const t1=performance.now(); room=d.value.reduce(evolve,room);
  const t2=performance.now(); const nv=ms.map(m=>roomView(room,m));
  const t3=performance.now(); const ps=nv.map((x,i)=>diff(server[i]!,x)); const t4=performance.now();
  tD+=t1-t0;tE+=t2-t1;tV+=t3-t2;tX+=t4-t3;n++;
  views=views.map((x,i)=>applyPatch(x,ps[i]!)); 
  if(g===0&&JSON.stringify(views)!==JSON.stringify(nv)) throw new Error('differs');
  server=nv;
  ps.forEach((p,i)=>{const b=Buffer.byteLength('42'+JSON.stringify(['p',v,room.version,p]))+2; const k=action.type+(room.table!.log.at(-1)!.event.type)+(i===seat?' me':''); (kinds[k]??=[]).push(b); sizes.push(b); if(g===0&&shown<40&&i===0){shown++;console.log(k,b,'42'+JSON.stringify(['p',v,room.version,p]));}});
}
ask('m1',{type:'rematch',number:room.table!.number}); server=ms.map(m=>roomView(room,m)); views=JSON.parse(JSON.stringify(server));
}
console.log('avg bytes/receiver',sizes.reduce((a,b)=>a+b)/sizes.length);
for(const k in kinds) console.log(k,kinds[k]!.length,(kinds[k]!.reduce((a,b)=>a+b)/kinds[k]!.length).toFixed(1),Math.max(...kinds[k]!));
console.log('us per move: decide',(tD/n*1e3).toFixed(1),'evolve',(tE/n*1e3).toFixed(1),'4 views',(tV/n*1e3).toFixed(1),'4 diffs',(tX/n*1e3).toFixed(1),'moves',n);
