/** Made from catalogue.csv by script/make-catalogue.ts; change the table there. */
export const CATALOGUE_CSV = `id,item,variant,name,unit,kind,low,typical,high,currency,region,source,as_of,grade,note
paver-concrete-blend,paver-concrete,blend,"Concrete paver, blend",sq ft,material,2.00,5.00,8.00,USD,US,engineerfix.com/how-much-do-patio-pavers-cost,2026,C,"colors share one range; undated page, read in 2026"
paver-concrete-charcoal,paver-concrete,charcoal,"Concrete paver, charcoal",sq ft,material,2.00,5.00,8.00,USD,US,engineerfix.com/how-much-do-patio-pavers-cost,2026,C,"colors share one range; undated page, read in 2026"
paver-concrete-grey,paver-concrete,grey,"Concrete paver, gray",sq ft,material,2.00,5.00,8.00,USD,US,engineerfix.com/how-much-do-patio-pavers-cost,2026,C,"colors share one range; undated page, read in 2026"
paver-concrete-red,paver-concrete,red,"Concrete paver, red",sq ft,material,2.00,5.00,8.00,USD,US,engineerfix.com/how-much-do-patio-pavers-cost,2026,C,"colors share one range; undated page, read in 2026"
paver-concrete-tan,paver-concrete,tan,"Concrete paver, tan",sq ft,material,2.00,5.00,8.00,USD,US,engineerfix.com/how-much-do-patio-pavers-cost,2026,C,"colors share one range; undated page, read in 2026"
paver-concrete-sand,paver-concrete,sand,"Concrete paver, sand",sq ft,material,2.00,5.00,8.00,USD,US,engineerfix.com/how-much-do-patio-pavers-cost,2026,C,"colors share one range; undated page, read in 2026"
paver-concrete-border,paver-concrete,border,"Concrete paver, border (soldier course)",sq ft,material,2.00,5.50,8.00,USD,US,engineerfix.com/how-much-do-patio-pavers-cost,2026,C,"single-size border units, upper half of the range; undated page, read in 2026"
paver-brick-red,paver-brick,red,"Clay brick paver, red",sq ft,material,2.00,4.00,6.00,USD,US,engineerfix.com/how-much-do-patio-pavers-cost,2026,C,"a second article gives 4 to 15; undated page, read in 2026"
paver-brick-brown,paver-brick,brown,"Clay brick paver, brown",sq ft,material,2.00,4.00,6.00,USD,US,engineerfix.com/how-much-do-patio-pavers-cost,2026,C,"a second article gives 4 to 15; undated page, read in 2026"
paver-brick-grey,paver-brick,grey,"Clay brick paver, gray",sq ft,material,2.00,4.00,6.00,USD,US,engineerfix.com/how-much-do-patio-pavers-cost,2026,C,"a second article gives 4 to 15; undated page, read in 2026"
paver-porcelain-white,paver-porcelain,white,"Porcelain paver, white",sq ft,material,3.00,10.00,22.00,USD,US,engineerfix.com/how-much-do-patio-pavers-cost,2026,C,"typical below the middle: most of the range is premium lines; undated page, read in 2026"
paver-porcelain-grey,paver-porcelain,grey,"Porcelain paver, gray",sq ft,material,3.00,10.00,22.00,USD,US,engineerfix.com/how-much-do-patio-pavers-cost,2026,C,"typical below the middle: most of the range is premium lines; undated page, read in 2026"
paver-porcelain-wood-look,paver-porcelain,wood-look,"Porcelain paver, wood look",sq ft,material,3.00,10.00,22.00,USD,US,engineerfix.com/how-much-do-patio-pavers-cost,2026,C,"typical below the middle: most of the range is premium lines; undated page, read in 2026"
paver-stone-limestone,paver-stone,limestone,"Natural stone paver, limestone",sq ft,material,2.00,8.50,15.00,USD,US,engineerfix.com/how-much-do-patio-pavers-cost,2026,C,"premium stone up to 50; undated page, read in 2026"
paver-stone-sandstone,paver-stone,sandstone,"Natural stone paver, sandstone",sq ft,material,2.00,8.50,15.00,USD,US,engineerfix.com/how-much-do-patio-pavers-cost,2026,C,"premium stone up to 50; undated page, read in 2026"
paver-stone-travertine,paver-stone,travertine,"Natural stone paver, travertine",sq ft,material,2.00,8.50,15.00,USD,US,engineerfix.com/how-much-do-patio-pavers-cost,2026,C,"premium stone up to 50; undated page, read in 2026"
paver-stone-granite,paver-stone,granite,"Natural stone paver, granite",sq ft,material,2.00,8.50,15.00,USD,US,engineerfix.com/how-much-do-patio-pavers-cost,2026,C,"premium stone up to 50; undated page, read in 2026"
paver-stone-slate,paver-stone,slate,"Natural stone paver, slate",sq ft,material,2.00,8.50,15.00,USD,US,engineerfix.com/how-much-do-patio-pavers-cost,2026,C,"premium stone up to 50; undated page, read in 2026"
paver-flagstone-flagstone,paver-flagstone,flagstone,"Flagstone paving, cut",sq ft,material,15.00,32.50,50.00,USD,US,engineerfix.com/how-much-do-patio-pavers-cost,2026,C,"typical is the middle of the range; undated page, read in 2026"
paver-flagstone-bluestone,paver-flagstone,bluestone,"Bluestone paving, cut",sq ft,material,15.00,32.50,50.00,USD,US,engineerfix.com/how-much-do-patio-pavers-cost,2026,C,"typical is the middle of the range; undated page, read in 2026"
paver-installed-low,paver-installed,low,"Concrete paver patio, built, low tier",sq ft,installed,8.00,10.00,12.00,USD,US,latestcost.com/paver-patio-cost-per-square-foot,2026,C,"typical is the middle of the range; undated page, read in 2026"
paver-installed-average,paver-installed,average,"Concrete paver patio, built, average tier",sq ft,installed,12.00,16.00,20.00,USD,US,latestcost.com/paver-patio-cost-per-square-foot,2026,C,"typical is the middle of the range; undated page, read in 2026"
paver-installed-high,paver-installed,high,"Concrete paver patio, built, high tier",sq ft,installed,25.00,32.50,40.00,USD,US,latestcost.com/paver-patio-cost-per-square-foot,2026,C,"typical is the middle of the range; undated page, read in 2026"
paver-labour-low,paver-labour,low,"Paver laying by the square foot, low tier",sq ft,labour,4.00,6.00,8.00,USD,US,latestcost.com/paver-patio-cost-per-square-foot,2026,C,"typical is the middle of the range; undated page, read in 2026"
paver-labour-average,paver-labour,average,"Paver laying by the square foot, average tier",sq ft,labour,7.00,9.50,12.00,USD,US,latestcost.com/paver-patio-cost-per-square-foot,2026,C,"typical is the middle of the range; undated page, read in 2026"
paver-labour-high,paver-labour,high,"Paver laying by the square foot, high tier",sq ft,labour,14.00,19.50,25.00,USD,US,latestcost.com/paver-patio-cost-per-square-foot,2026,C,"typical is the middle of the range; undated page, read in 2026"
paver-base-installed-low,paver-base-installed,low,"Base and drainage under pavers, low tier",sq ft,installed,1.00,2.00,3.00,USD,US,latestcost.com/paver-patio-cost-per-square-foot,2026,C,"typical is the middle of the range; undated page, read in 2026"
paver-base-installed-average,paver-base-installed,average,"Base and drainage under pavers, average tier",sq ft,installed,2.00,3.50,5.00,USD,US,latestcost.com/paver-patio-cost-per-square-foot,2026,C,"typical is the middle of the range; undated page, read in 2026"
paver-base-installed-high,paver-base-installed,high,"Base and drainage under pavers, high tier",sq ft,installed,6.00,8.00,10.00,USD,US,latestcost.com/paver-patio-cost-per-square-foot,2026,C,"typical is the middle of the range; undated page, read in 2026"
flagstone,flagstone,,"Flagstone, irregular, by the ton",ton,material,180.00,450.00,1350.00,USD,US,engineerfix.com/how-much-do-patio-pavers-cost,2026,C,"derived: natural stone at 2 to 15 per sq ft times 90 sq ft per ton (thestoneyardllc.com); undated page, read in 2026"
stepping-stone,stepping-stone,,"Concrete stepping stone, 18 in",each,material,4.50,11.25,18.00,USD,US,engineerfix.com/how-much-do-patio-pavers-cost,2026,C,"derived: concrete paver price times 2.25 sq ft; undated page, read in 2026"
gravel-57,gravel-57,,"Gravel #57, clean",ton,material,10.00,30.00,50.00,USD,US,github.com/estimatorsuite/construction-calculators @bda718a (MIT),2026-06-21,B,delivery extra
gravel-delivery-ton,gravel-delivery,ton,Gravel delivery by the ton,ton,installed,5.00,7.50,10.00,USD,US,github.com/estimatorsuite/construction-calculators @bda718a (MIT),2026-06-21,B,
base-crushed-stone,base-crushed-stone,,"Crushed stone base, limestone, dense-graded",ton,material,30.00,40.00,50.00,USD,US,github.com/estimatorsuite/construction-calculators @bda718a (MIT),2026-06-21,B,
decorative-stone-grey,decorative-stone,grey,"Gravel #57, gray",ton,material,10.00,30.00,50.00,USD,US,github.com/estimatorsuite/construction-calculators @bda718a (MIT),2026-06-21,B,
decorative-stone-tan,decorative-stone,tan,"Decomposed granite, tan",ton,material,30.00,50.00,70.00,USD,US,github.com/estimatorsuite/construction-calculators @bda718a (MIT),2026-06-21,B,
decorative-stone-white,decorative-stone,white,White limestone chips,ton,material,30.00,40.00,50.00,USD,US,github.com/estimatorsuite/construction-calculators @bda718a (MIT),2026-06-21,B,limestone base price; screened white stone may cost more
decorative-stone-pea,decorative-stone,pea,Pea gravel,ton,material,25.00,37.50,50.00,USD,US,github.com/estimatorsuite/construction-calculators @bda718a (MIT),2026-06-21,B,
decorative-stone-river,decorative-stone,river,River rock,ton,material,45.00,87.50,130.00,USD,US,rockscapes.net,2026,B,"placing 25 to 100 per ton extra; undated page, read in 2026"
decorative-stone-river-1-in,decorative-stone,river-1-in,"River rock, 1 in",ton,material,45.00,87.50,130.00,USD,US,rockscapes.net,2026,B,"sizes share one range; undated page, read in 2026"
decorative-stone-river-3-in,decorative-stone,river-3-in,"River rock, 3 in",ton,material,45.00,87.50,130.00,USD,US,rockscapes.net,2026,B,"sizes share one range; undated page, read in 2026"
decorative-stone-river-8-in,decorative-stone,river-8-in,"River rock, 8 in",ton,material,45.00,87.50,130.00,USD,US,rockscapes.net,2026,B,"sizes share one range; undated page, read in 2026"
decorative-stone-rip-rap,decorative-stone,rip-rap,Rip-rap,ton,material,20.00,40.00,60.00,USD,US,rockscapes.net,2026,B,"undated page, read in 2026"
decorative-stone-lava-red,decorative-stone,lava-red,"Lava rock, red",ton,material,80.00,160.00,240.00,USD,US,rockscapes.net,2026,B,"undated page, read in 2026"
decorative-stone-lava-black,decorative-stone,lava-black,"Lava rock, black",ton,material,80.00,160.00,240.00,USD,US,rockscapes.net,2026,B,"undated page, read in 2026"
stone-placing,stone-placing,,Placing rock,ton,installed,25.00,60.00,100.00,USD,US,github.com/estimatorsuite/construction-calculators @bda718a (MIT),2026-06-21,B,labor on top of the stone
boulder,boulder,,Landscape boulders,ton,material,100.00,225.00,350.00,USD,US,rockscapes.net,2026,B,"single show pieces over 2,300; undated page, read in 2026"
boulder-granite,boulder,granite,"Boulders, granite",ton,material,100.00,225.00,350.00,USD,US,rockscapes.net,2026,B,"kinds share one range; undated page, read in 2026"
boulder-limestone,boulder,limestone,"Boulders, limestone",ton,material,100.00,225.00,350.00,USD,US,rockscapes.net,2026,B,"kinds share one range; undated page, read in 2026"
boulder-moss-rock,boulder,moss-rock,"Boulders, moss rock",ton,material,100.00,225.00,350.00,USD,US,rockscapes.net,2026,B,"kinds share one range; undated page, read in 2026"
sand,sand,,"Bedding sand, washed concrete sand",cu yd,material,15.00,32.50,50.00,USD,US,homeguide.com/costs/fill-dirt-sand-topsoil-cost,2026,C,"undated page, read in 2026"
sand-masonry,sand,masonry,Masonry sand,cu yd,material,15.00,32.50,50.00,USD,US,homeguide.com/costs/fill-dirt-sand-topsoil-cost,2026,C,"kinds share one range; undated page, read in 2026"
polymeric-sand,polymeric-sand,,"Polymeric joint sand, 50 lb bag",bag,material,45.00,50.00,55.00,USD,US,engineerfix.com/how-much-does-polymeric-sand-cost,2026,C,"brand bags 50 to 75; undated page, read in 2026"
polymeric-sand-grey,polymeric-sand,grey,"Polymeric joint sand, 50 lb bag, gray",bag,material,45.00,50.00,55.00,USD,US,engineerfix.com/how-much-does-polymeric-sand-cost,2026,C,"brand bags 50 to 75; undated page, read in 2026"
polymeric-sand-tan,polymeric-sand,tan,"Polymeric joint sand, 50 lb bag, tan",bag,material,45.00,50.00,55.00,USD,US,engineerfix.com/how-much-does-polymeric-sand-cost,2026,C,"brand bags 50 to 75; undated page, read in 2026"
polymeric-sand-40-lb,polymeric-sand,40-lb,"Polymeric joint sand, 40 lb bag",bag,material,25.00,30.00,35.00,USD,US,engineerfix.com/how-much-does-polymeric-sand-cost,2026,C,"undated page, read in 2026"
edging-plastic,edging,plastic,Plastic edging,lin ft,material,1.20,1.50,2.00,USD,US,github.com/estimatorsuite/construction-calculators @bda718a (MIT),2026-06-21,B,"one figure, 1.50; low and high are our spread"
edging-paver-restraint,edging,paver-restraint,"Paver edge restraint, plastic",lin ft,material,1.50,2.00,3.00,USD,US,engineerfix.com landscape curbing; backyardhubs; foreveryard,2026,C,"lower end of the 2 to 11.50 for all edging; undated page, read in 2026"
edging-steel,edging,steel,Steel edging,lin ft,material,3.00,5.50,8.00,USD,US,github.com/estimatorsuite/construction-calculators @bda718a (MIT),2026-06-21,B,
edging-steel-black,edging,steel-black,"Steel edging, black",lin ft,material,3.00,5.50,8.00,USD,US,github.com/estimatorsuite/construction-calculators @bda718a (MIT),2026-06-21,B,
edging-steel-corten,edging,steel-corten,"Steel edging, corten",lin ft,material,3.00,5.50,8.00,USD,US,github.com/estimatorsuite/construction-calculators @bda718a (MIT),2026-06-21,B,
edging-aluminum,edging,aluminum,Aluminum edging,lin ft,material,3.00,5.50,8.00,USD,US,github.com/estimatorsuite/construction-calculators @bda718a (MIT),2026-06-21,B,
edging-installed-concrete,edging-installed,concrete,"Concrete curbing, poured, plain",lin ft,installed,5.00,10.00,15.00,USD,US,engineerfix.com landscape curbing; backyardhubs; foreveryard,2026,C,"undated page, read in 2026"
edging-concrete,edging,concrete,"Concrete curbing, plain, material",lin ft,material,2.00,4.50,7.00,USD,US,engineerfix.com landscape curbing; backyardhubs; foreveryard,2026,C,"undated page, read in 2026"
edging-concrete-stamped,edging,concrete-stamped,"Concrete curbing, stamped, material",lin ft,material,3.50,6.00,8.50,USD,US,engineerfix.com landscape curbing; backyardhubs; foreveryard,2026,C,"undated page, read in 2026"
edging-stone,edging,stone,Stone edging,lin ft,material,3.00,10.50,18.00,USD,US,engineerfix.com landscape curbing; backyardhubs; foreveryard,2026,C,"undated page, read in 2026"
edging-granite,edging,granite,Granite curb,lin ft,material,11.00,13.50,16.00,USD,US,engineerfix.com landscape curbing; backyardhubs; foreveryard,2026,C,"undated page, read in 2026"
edge-spike,edge-spike,,"Edge restraint spike, 10 in",each,material,0.40,0.60,1.00,USD,US,assumption,2026,X,a box of 50 spikes sells for 25 to 40 at home centers
sod,sod,,Sod,sq ft,material,0.30,0.65,1.00,USD,US,directwholesaleliquidation; biologyinsights; homegardenguides,2026,C,"grasses share one range; pallet of 450 to 500 sq ft 130 to 500; undated page, read in 2026"
sod-fescue,sod,fescue,"Sod, fescue",sq ft,material,0.30,0.65,1.00,USD,US,directwholesaleliquidation; biologyinsights; homegardenguides,2026,C,"grasses share one range; pallet of 450 to 500 sq ft 130 to 500; undated page, read in 2026"
sod-bluegrass,sod,bluegrass,"Sod, bluegrass",sq ft,material,0.30,0.65,1.00,USD,US,directwholesaleliquidation; biologyinsights; homegardenguides,2026,C,"grasses share one range; pallet of 450 to 500 sq ft 130 to 500; undated page, read in 2026"
sod-bermuda,sod,bermuda,"Sod, bermuda",sq ft,material,0.30,0.65,1.00,USD,US,directwholesaleliquidation; biologyinsights; homegardenguides,2026,C,"grasses share one range; pallet of 450 to 500 sq ft 130 to 500; undated page, read in 2026"
sod-zoysia,sod,zoysia,"Sod, zoysia",sq ft,material,0.30,0.65,1.00,USD,US,directwholesaleliquidation; biologyinsights; homegardenguides,2026,C,"grasses share one range; pallet of 450 to 500 sq ft 130 to 500; undated page, read in 2026"
lawn-installed,lawn-installed,,"New lawn, all in",sq ft,installed,1.00,2.50,4.00,USD,US,github.com/estimatorsuite/construction-calculators @bda718a (MIT),2026-06-21,B,whole-project check
artificial-turf,artificial-turf,,Artificial turf,sq ft,material,1.50,4.25,7.00,USD,US,visualfoodie turf 2026; engineerfix astroturf; scturf.com,2026,D,
artificial-turf-budget,artificial-turf,budget,"Artificial turf, budget",sq ft,material,1.50,2.50,3.50,USD,US,visualfoodie turf 2026; engineerfix astroturf; scturf.com,2026,D,tiers are parts of the range 1.50 to 7
artificial-turf-premium,artificial-turf,premium,"Artificial turf, premium",sq ft,material,4.50,5.75,7.00,USD,US,visualfoodie turf 2026; engineerfix astroturf; scturf.com,2026,D,tiers are parts of the range 1.50 to 7
artificial-turf-installed,artificial-turf-installed,,"Artificial turf, installed",sq ft,installed,6.00,13.90,20.00,USD,US,visualfoodie turf 2026; engineerfix astroturf; scturf.com,2026,D,typical 12.75 to 15
turf-infill,turf-infill,,"Turf infill sand, 50 lb bag",bag,material,6.00,9.00,15.00,USD,US,assumption,2026,X,washed silica sand in bags at home centers
grass-seed,grass-seed,,"Grass seed, tall fescue blend",lb,material,3.00,4.50,7.00,USD,US,assumption,2026,X,20 lb bags sell for 60 to 140
grass-seed-sun,grass-seed,sun,"Grass seed, sun mix",lb,material,3.00,5.00,8.00,USD,US,assumption,2026,X,20 lb bags sell for 60 to 160
grass-seed-shade,grass-seed,shade,"Grass seed, shade mix",lb,material,3.00,5.00,8.00,USD,US,assumption,2026,X,20 lb bags sell for 60 to 160
starter-fertilizer,starter-fertilizer,,"Starter fertilizer, 5,000 sq ft bag",bag,material,20.00,28.00,40.00,USD,US,assumption,2026,X,common bag at home centers
mulch-brown,mulch,brown,"Bark mulch, brown, dyed",cu yd,material,35.00,45.00,55.00,USD,US,github.com/estimatorsuite/construction-calculators @bda718a (MIT),2026-06-21,B,
mulch-black,mulch,black,"Bark mulch, black, dyed",cu yd,material,35.00,45.00,55.00,USD,US,github.com/estimatorsuite/construction-calculators @bda718a (MIT),2026-06-21,B,
mulch-red,mulch,red,"Bark mulch, red, dyed",cu yd,material,35.00,45.00,55.00,USD,US,github.com/estimatorsuite/construction-calculators @bda718a (MIT),2026-06-21,B,
mulch-natural,mulch,natural,"Bark mulch, natural",cu yd,material,30.00,40.00,50.00,USD,US,github.com/estimatorsuite/construction-calculators @bda718a (MIT),2026-06-21,B,
mulch-cedar,mulch,cedar,Cedar mulch,cu yd,material,40.00,55.00,70.00,USD,US,github.com/estimatorsuite/construction-calculators @bda718a (MIT),2026-06-21,B,
mulch-chips,mulch,chips,Wood chips,cu yd,material,25.00,32.50,40.00,USD,US,github.com/estimatorsuite/construction-calculators @bda718a (MIT),2026-06-21,B,
mulch-rubber,mulch,rubber,Rubber mulch,cu yd,material,80.00,115.00,150.00,USD,US,github.com/estimatorsuite/construction-calculators @bda718a (MIT),2026-06-21,B,
pine-straw,pine-straw,,Pine straw bale,bale,material,4.50,6.50,10.00,USD,US,assumption,2026,X,a square bale that covers 45 sq ft 3 in deep
mulch-bag-2-cf-brown,mulch-bag,2-cf-brown,"Mulch bag, 2 cu ft, brown",bag,material,5.00,6.50,8.00,USD,US,github.com/estimatorsuite/construction-calculators @bda718a (MIT),2026-06-21,B,
mulch-bag-3-cf-brown,mulch-bag,3-cf-brown,"Mulch bag, 3 cu ft, brown",bag,material,8.00,10.00,12.00,USD,US,github.com/estimatorsuite/construction-calculators @bda718a (MIT),2026-06-21,B,
mulch-bag-2-cf-black,mulch-bag,2-cf-black,"Mulch bag, 2 cu ft, black",bag,material,5.00,6.50,8.00,USD,US,github.com/estimatorsuite/construction-calculators @bda718a (MIT),2026-06-21,B,
mulch-bag-3-cf-black,mulch-bag,3-cf-black,"Mulch bag, 3 cu ft, black",bag,material,8.00,10.00,12.00,USD,US,github.com/estimatorsuite/construction-calculators @bda718a (MIT),2026-06-21,B,
mulch-bag-2-cf-red,mulch-bag,2-cf-red,"Mulch bag, 2 cu ft, red",bag,material,5.00,6.50,8.00,USD,US,github.com/estimatorsuite/construction-calculators @bda718a (MIT),2026-06-21,B,
mulch-bag-3-cf-red,mulch-bag,3-cf-red,"Mulch bag, 3 cu ft, red",bag,material,8.00,10.00,12.00,USD,US,github.com/estimatorsuite/construction-calculators @bda718a (MIT),2026-06-21,B,
compost,compost,,Compost,cu yd,material,30.00,40.00,50.00,USD,US,github.com/estimatorsuite/construction-calculators @bda718a (MIT),2026-06-21,B,
topsoil,topsoil,,"Topsoil, screened",cu yd,material,10.00,30.00,50.00,USD,US,homeguide.com/costs/fill-dirt-sand-topsoil-cost,2026,C,"undated page, read in 2026"
topsoil-loam,topsoil,loam,Loam,cu yd,material,18.00,22.00,26.00,USD,US,homeguide.com/costs/fill-dirt-sand-topsoil-cost,2026,C,"undated page, read in 2026"
fill-dirt,fill-dirt,,Fill dirt,cu yd,material,5.00,15.00,25.00,USD,US,homeguide.com/costs/fill-dirt-sand-topsoil-cost,2026,C,"undated page, read in 2026"
bulk-delivery,bulk-delivery,,Bulk delivery by the truck,load,material,50.00,100.00,150.00,USD,US,homeguide.com/costs/fill-dirt-sand-topsoil-cost,2026,C,"undated page, read in 2026"
soil-spreading,soil-spreading,,Spreading of a load of topsoil,load,installed,200.00,300.00,400.00,USD,US,homeguide.com/costs/fill-dirt-sand-topsoil-cost,2026,C,"undated page, read in 2026"
landscape-fabric,landscape-fabric,,"Landscape fabric, roll of 1,000 sq ft",roll,material,55.00,70.00,90.00,USD,US,pee-hero.com,2026,D,"one figure, 70; low and high are our spread; undated page, read in 2026"
geotextile,geotextile,,Geotextile,sq ft,material,0.50,0.75,1.00,USD,US,engineerfix.com drainage; lexingtondrainage.com,2026,C,"undated page, read in 2026"
slab-installed-broom,slab-installed,broom,"Concrete slab, broom, poured",sq ft,installed,4.00,7.00,8.00,USD,US,honestcasa.com/blog/outdoor-living-space-cost; bankrate; winenfood,2026,C,"a second figure is 6 to 8; undated page, read in 2026"
slab-installed-coloured,slab-installed,coloured,"Concrete slab, colored, poured",sq ft,installed,6.00,9.00,12.00,USD,US,honestcasa.com/blog/outdoor-living-space-cost; bankrate; winenfood,2026,C,"typical is the middle of the range; undated page, read in 2026"
slab-installed-exposed,slab-installed,exposed,"Concrete slab, exposed, poured",sq ft,installed,6.00,9.00,12.00,USD,US,honestcasa.com/blog/outdoor-living-space-cost; bankrate; winenfood,2026,C,"colored concrete price taken; typical is the middle of the range; undated page, read in 2026"
slab-installed-stamped,slab-installed,stamped,"Concrete slab, stamped, poured",sq ft,installed,8.00,13.00,18.00,USD,US,honestcasa.com/blog/outdoor-living-space-cost; bankrate; winenfood,2026,C,"typical is the middle of the range; undated page, read in 2026"
concrete-bag-80,concrete-bag-80,,"Concrete, 80 lb bag",bag,material,4.50,5.00,7.00,USD,US,github.com/estimatorsuite/construction-calculators @bda718a (MIT),2026-06-21,B,"one figure, about 5; low and high are our spread"
concrete-bag-60,concrete-bag-60,,"Concrete, 60 lb bag",bag,material,3.50,4.00,5.50,USD,US,assumption,2026,X,three quarters of the 80 lb bag
ready-mix,ready-mix,,"Ready-mix concrete, delivered",cu yd,material,150.00,180.00,225.00,USD,US,assumption,2026,X,45 bags of 80 lb at about 5 make 225 the upper end; the truck is cheaper
wire-mesh,wire-mesh,,"Welded wire mesh, 6 × 6",sq ft,material,0.25,0.40,0.60,USD,US,assumption,2026,X,5 × 10 ft sheets sell for 12 to 30
rebar-1-2-in,rebar,1/2-in,"Rebar, ½ in",lin ft,material,0.60,0.90,1.30,USD,US,assumption,2026,X,20 ft bars sell for 12 to 26
form-lumber,form-lumber,,"Form lumber, 2×4",lin ft,material,0.50,0.80,1.20,USD,US,assumption,2026,X,below the 2×6 joist price of 1.50 per ft
stamp-color,stamp-color,,"Color hardener, release and sealer",sq ft,material,0.75,1.25,2.00,USD,US,assumption,2026,X,part of the 2 to 4 per sq ft between broom and stamped prices
removal-concrete,removal-concrete,,"Concrete and paving removal, disposal included",sq ft,installed,2.00,5.00,8.00,USD,US,homeguide.com concrete removal; lawnstarter; angi,2026,C,"undated page, read in 2026"
removal-deck,removal-deck,,"Deck removal, disposal included",sq ft,installed,3.00,5.00,8.00,USD,US,assumption,2026,X,"a little under concrete removal, 2 to 8"
removal-fence,removal-fence,,"Fence removal, disposal included",lin ft,installed,3.00,5.00,8.00,USD,US,assumption,2026,X,two people take down about 30 ft an hour
removal-stone,removal-stone,,Old stone and mulch removal,sq ft,installed,1.00,2.00,3.50,USD,US,assumption,2026,X,3 in of stone at haul-off and machine hours
removal-tree,removal-tree,,"Tree removal, medium tree",each,installed,400.00,900.00,2000.00,USD,US,assumption,2026,X,depends on height and access; ask for an offer
removal-stump,removal-stump,,Stump grinding,each,installed,100.00,200.00,400.00,USD,US,assumption,2026,X,depends on diameter; ask for an offer
excavation,excavation,,"Excavation, machine and operator",cu yd,installed,50.00,100.00,200.00,USD,US,thumbtack.com/p/land-grading-cost; engineerfix grading,2026,C,"grading 50 to 200 per cu yd; undated page, read in 2026"
machine-hour,machine-hour,,Machine with operator,hour,installed,100.00,200.00,300.00,USD,US,thumbtack.com/p/land-grading-cost; engineerfix grading,2026,C,"undated page, read in 2026"
soil-haul-off,soil-haul-off,,Soil haul-off,cu yd,installed,8.00,16.50,25.00,USD,US,thumbtack.com/p/land-grading-cost; engineerfix grading,2026,C,"undated page, read in 2026"
tip-fee,tip-fee,,"Disposal, tip fee",ton,installed,30.00,75.00,120.00,USD,US,Craftsman 2018 National Home Improvement Estimator p. 29; tip-fee article,2018,B,old figure; green waste about 31
green-waste,green-waste,,Green waste disposal,ton,installed,25.00,31.00,40.00,USD,US,Craftsman 2018 National Home Improvement Estimator p. 29; tip-fee article,2018,B,"old figure, about 31; low and high are our spread"
dumpster-haul-40-yd,dumpster-haul,40-yd,"Dumpster of 40 cu yd, haul",load,installed,200.00,239.00,300.00,USD,US,Craftsman 2018 National Home Improvement Estimator p. 29; tip-fee article,2018,B,2018; about 57 per ton extra; low and high are our spread
permit,permit,,"Permit, simple",each,material,75.00,87.50,100.00,USD,US,github.com/estimatorsuite/construction-calculators @bda718a (MIT),2026-06-21,B,
wall-block,wall-block,,Segmental wall block,face sq ft,material,8.00,11.50,15.00,USD,US,buildsandbuys.com/retaining-wall-cost-guide; hardscapebid.com/retaining-wall-cost,2026,C,
wall-block-grey,wall-block,grey,"Segmental wall block, gray",face sq ft,material,8.00,11.50,15.00,USD,US,buildsandbuys.com/retaining-wall-cost-guide; hardscapebid.com/retaining-wall-cost,2026,C,colors share one range
wall-block-tan,wall-block,tan,"Segmental wall block, tan",face sq ft,material,8.00,11.50,15.00,USD,US,buildsandbuys.com/retaining-wall-cost-guide; hardscapebid.com/retaining-wall-cost,2026,C,colors share one range
wall-block-charcoal,wall-block,charcoal,"Segmental wall block, charcoal",face sq ft,material,8.00,11.50,15.00,USD,US,buildsandbuys.com/retaining-wall-cost-guide; hardscapebid.com/retaining-wall-cost,2026,C,colors share one range
wall-block-pro,wall-block,pro,"Segmental wall block, professional line",face sq ft,material,12.00,21.00,30.00,USD,US,buildsandbuys.com/retaining-wall-cost-guide; hardscapebid.com/retaining-wall-cost,2026,C,
wall-block-basic,wall-block,basic,Basic wall block,face sq ft,material,6.00,7.00,8.00,USD,US,buildsandbuys.com/retaining-wall-cost-guide; hardscapebid.com/retaining-wall-cost,2026,C,
wall-cap,wall-cap,,"Wall cap, 12 in",each,material,3.00,5.00,8.00,USD,US,assumption,2026,X,about half the price of a face foot of block
wall-adhesive,wall-adhesive,,"Cap adhesive, 28 oz tube",each,material,7.00,10.00,15.00,USD,US,assumption,2026,X,common tube at home centers
wall-installed-segmental,wall-installed,segmental,"Segmental block wall, built",face sq ft,installed,25.00,30.00,35.00,USD,US,buildsandbuys.com/retaining-wall-cost-guide; hardscapebid.com/retaining-wall-cost,2026,C,
wall-installed-basic,wall-installed,basic,"Basic block wall, built",face sq ft,installed,20.00,25.00,30.00,USD,US,buildsandbuys.com/retaining-wall-cost-guide; hardscapebid.com/retaining-wall-cost,2026,C,
wall-installed-timber,wall-installed,timber,"Timber wall, pressure-treated, built",face sq ft,installed,15.00,20.00,25.00,USD,US,buildsandbuys.com/retaining-wall-cost-guide; hardscapebid.com/retaining-wall-cost,2026,C,
wall-installed-rail-tie,wall-installed,rail-tie,"Railroad tie wall, built",face sq ft,installed,20.00,25.00,30.00,USD,US,buildsandbuys.com/retaining-wall-cost-guide; hardscapebid.com/retaining-wall-cost,2026,C,
wall-stone,wall-stone,,"Dry-stack stone wall, built",face sq ft,installed,25.00,32.50,40.00,USD,US,buildsandbuys.com/retaining-wall-cost-guide; hardscapebid.com/retaining-wall-cost,2026,C,
wall-stone-mortared,wall-stone,mortared,"Mortared stone wall, built",face sq ft,installed,35.00,42.50,50.00,USD,US,buildsandbuys.com/retaining-wall-cost-guide; hardscapebid.com/retaining-wall-cost,2026,C,
wall-installed-poured,wall-installed,poured,"Poured concrete wall, built",face sq ft,installed,30.00,35.00,40.00,USD,US,buildsandbuys.com/retaining-wall-cost-guide; hardscapebid.com/retaining-wall-cost,2026,C,
wall-installed-gabion,wall-installed,gabion,"Gabion wall, built",face sq ft,installed,30.00,37.50,45.00,USD,US,buildsandbuys.com/retaining-wall-cost-guide; hardscapebid.com/retaining-wall-cost,2026,C,
wall-drainage,wall-drainage,,"Wall drainage, pipe, stone and fabric",lin ft,installed,10.00,15.00,20.00,USD,US,buildsandbuys.com/retaining-wall-cost-guide; hardscapebid.com/retaining-wall-cost,2026,C,
drain-pipe,drain-pipe,,"Perforated drain pipe, 4 in, with sock",lin ft,material,1.00,1.75,3.00,USD,US,assumption,2026,X,100 ft rolls sell for 90 to 200
cmu-8-in,cmu,8-in,"Concrete block, 8 in",each,material,1.50,2.25,3.00,USD,US,github.com/estimatorsuite/construction-calculators @bda718a (MIT),2026-06-21,B,laying 8 to 15 per sq ft
cmu-labour-8-in,cmu-labour,8-in,Laying of 8 in concrete block,face sq ft,labour,8.00,11.50,15.00,USD,US,github.com/estimatorsuite/construction-calculators @bda718a (MIT),2026-06-21,B,
decking-pressure-treated,decking,pressure-treated,Pressure-treated decking,sq ft,material,4.00,6.00,8.00,USD,US,winenfood deck pricing 2026,2026,D,typical is the middle of the range
deck-installed-pressure-treated,deck-installed,pressure-treated,"Pressure-treated deck, built",sq ft,installed,25.00,35.00,45.00,USD,US,winenfood deck pricing 2026,2026,D,typical is the middle of the range
decking-cedar,decking,cedar,Cedar decking,sq ft,material,7.00,11.00,15.00,USD,US,winenfood deck pricing 2026,2026,D,typical is the middle of the range
deck-installed-cedar,deck-installed,cedar,"Cedar deck, built",sq ft,installed,35.00,47.50,60.00,USD,US,winenfood deck pricing 2026,2026,D,typical is the middle of the range
decking-composite,decking,composite,Composite decking,sq ft,material,10.00,16.00,22.00,USD,US,winenfood deck pricing 2026,2026,D,typical is the middle of the range
deck-installed-composite,deck-installed,composite,"Composite deck, built",sq ft,installed,50.00,67.50,85.00,USD,US,winenfood deck pricing 2026,2026,D,typical is the middle of the range
decking-pvc,decking,pvc,PVC decking,sq ft,material,12.00,18.50,25.00,USD,US,winenfood deck pricing 2026,2026,D,typical is the middle of the range
deck-installed-pvc,deck-installed,pvc,"PVC deck, built",sq ft,installed,60.00,77.50,95.00,USD,US,winenfood deck pricing 2026,2026,D,typical is the middle of the range
decking-ipe,decking,ipe,Ipe decking,sq ft,material,20.00,30.00,40.00,USD,US,winenfood deck pricing 2026,2026,D,typical is the middle of the range
deck-installed-ipe,deck-installed,ipe,"Ipe deck, built",sq ft,installed,80.00,115.00,150.00,USD,US,winenfood deck pricing 2026,2026,D,typical is the middle of the range
decking-composite-brown,decking,composite-brown,"Composite decking, brown",sq ft,material,10.00,16.00,22.00,USD,US,winenfood deck pricing 2026,2026,D,colors share one range
decking-composite-grey,decking,composite-grey,"Composite decking, gray",sq ft,material,10.00,16.00,22.00,USD,US,winenfood deck pricing 2026,2026,D,colors share one range
decking-composite-redwood,decking,composite-redwood,"Composite decking, redwood",sq ft,material,10.00,16.00,22.00,USD,US,winenfood deck pricing 2026,2026,D,colors share one range
joist-2x6,joist,2x6,"Pressure-treated lumber, 2×6",lin ft,material,1.27,1.50,1.88,USD,US,github.com/estimatorsuite/construction-calculators @bda718a (MIT),2026-06-21,B,one figure; low and high are our spread
joist-2x8,joist,2x8,"Pressure-treated lumber, 2×8",lin ft,material,2.12,2.50,3.12,USD,US,github.com/estimatorsuite/construction-calculators @bda718a (MIT),2026-06-21,B,one figure; low and high are our spread
joist-2x10,joist,2x10,"Pressure-treated lumber, 2×10",lin ft,material,2.98,3.50,4.38,USD,US,github.com/estimatorsuite/construction-calculators @bda718a (MIT),2026-06-21,B,one figure; low and high are our spread
joist-2x12,joist,2x12,"Pressure-treated lumber, 2×12",lin ft,material,3.82,4.50,5.62,USD,US,github.com/estimatorsuite/construction-calculators @bda718a (MIT),2026-06-21,B,one figure; low and high are our spread
deck-footing-installed-24-in,deck-footing-installed,24-in,"Deck footing, 24 in deep, built",each,installed,75.00,102.50,130.00,USD,US,github.com/estimatorsuite/construction-calculators @bda718a (MIT),2026-06-21,B,typical is the middle of the range
deck-footing-installed-36-in,deck-footing-installed,36-in,"Deck footing, 36 in deep, built",each,installed,100.00,140.00,180.00,USD,US,github.com/estimatorsuite/construction-calculators @bda718a (MIT),2026-06-21,B,typical is the middle of the range
deck-footing-installed-48-in,deck-footing-installed,48-in,"Deck footing, 48 in deep, built",each,installed,140.00,195.00,250.00,USD,US,github.com/estimatorsuite/construction-calculators @bda718a (MIT),2026-06-21,B,typical is the middle of the range
deck-post,deck-post,,"Deck post, 6×6, 8 ft",each,material,30.00,42.00,60.00,USD,US,assumption,2026,X,"four times the foot price of a 2×8, 8 ft long, halved for short posts"
deck-railing,deck-railing,,"Deck railing, pressure-treated, 36 in",lin ft,material,12.00,20.00,35.00,USD,US,assumption,2026,X,6 ft wood kits sell for 70 to 200
deck-railing-composite,deck-railing,composite,"Deck railing, composite, 36 in",lin ft,material,25.00,40.00,65.00,USD,US,assumption,2026,X,6 ft composite kits sell for 150 to 390
deck-railing-aluminum,deck-railing,aluminum,"Deck railing, aluminum, 36 in",lin ft,material,30.00,50.00,80.00,USD,US,assumption,2026,X,6 ft aluminum kits sell for 180 to 480
deck-screws,deck-screws,,"Deck screws, 2½ in, 5 lb box",box,material,28.00,38.00,50.00,USD,US,assumption,2026,X,common box at home centers
joist-hanger,joist-hanger,,"Joist hanger, galvanized",each,material,1.50,2.25,4.00,USD,US,assumption,2026,X,common connector at home centers
hurricane-tie,hurricane-tie,,Hurricane tie,each,material,0.90,1.40,2.50,USD,US,assumption,2026,X,common connector at home centers
post-base,post-base,,"Post base, 6×6",each,material,15.00,25.00,40.00,USD,US,assumption,2026,X,common connector at home centers
stair-stringer,stair-stringer,,Stair stringer,each,material,25.00,32.50,40.00,USD,US,github.com/estimatorsuite/construction-calculators @bda718a (MIT),2026-06-21,B,
stair-tread,stair-tread,,Stair tread board,lin ft,material,3.00,5.50,8.00,USD,US,github.com/estimatorsuite/construction-calculators @bda718a (MIT),2026-06-21,B,
pool-shell-vinyl,pool-shell,vinyl,"Vinyl liner pool, installed",sq ft,installed,49.00,104.00,127.00,USD,US,thursdaypools.com/inground-pools/inground-pool-cost; royalpoolsandmore 2026; poolgnome.com; fixr.com 2022,2026,B,"about 104 per sq ft; ends derived: job price divided by a 16 × 32 ft pool of 512 sq ft, 25,000 to 65,000"
pool-shell-fibreglass,pool-shell,fibreglass,"Fiberglass pool, installed",sq ft,installed,59.00,112.00,166.00,USD,US,thursdaypools.com/inground-pools/inground-pool-cost; royalpoolsandmore 2026; poolgnome.com; fixr.com 2022,2026,B,"derived: job price divided by a 16 × 32 ft pool of 512 sq ft, 30,000 to 85,000"
pool-shell-concrete,pool-shell,concrete,"Concrete pool, installed",sq ft,installed,98.00,166.00,234.00,USD,US,thursdaypools.com/inground-pools/inground-pool-cost; royalpoolsandmore 2026; poolgnome.com; fixr.com 2022,2026,B,"derived: job price divided by a 16 × 32 ft pool of 512 sq ft, 50,000 to 120,000"
pool-job-vinyl,pool-job,vinyl,"Vinyl liner pool, whole job",each,installed,25000.00,45000.00,65000.00,USD,US,thursdaypools.com/inground-pools/inground-pool-cost; royalpoolsandmore 2026; poolgnome.com; fixr.com 2022,2026,B,"dealer 2026: 60,000 to 90,000"
pool-job-fibreglass,pool-job,fibreglass,"Fiberglass pool, whole job",each,installed,30000.00,57500.00,85000.00,USD,US,thursdaypools.com/inground-pools/inground-pool-cost; royalpoolsandmore 2026; poolgnome.com; fixr.com 2022,2026,B,"dealer 2026: 70,000 to 100,000"
pool-job-concrete,pool-job,concrete,"Concrete pool, whole job",each,installed,50000.00,85000.00,120000.00,USD,US,thursdaypools.com/inground-pools/inground-pool-cost; royalpoolsandmore 2026; poolgnome.com; fixr.com 2022,2026,B,"dealer 2026: 65,000 to 125,000 and more"
pool-liner,pool-liner,,Vinyl liner replacement,each,installed,3000.00,5250.00,7500.00,USD,US,thursdaypools.com/inground-pools/inground-pool-cost; royalpoolsandmore 2026; poolgnome.com; fixr.com 2022,2026,B,every 5 to 15 years
pool-electric,pool-electric,,Pool electrical connection and bonding,each,installed,1500.00,2500.00,4500.00,USD,US,assumption,2026,X,"licensed electrician, one to two days and a subpanel"
pool-coping-concrete,pool-coping,concrete,"Concrete coping, set",lin ft,installed,6.00,8.00,10.00,USD,US,shorelinepoolsinc.com; poolresearch.com/coping-cost,2024-01-16,B,typical is the middle of the range
pool-coping-paver,pool-coping,paver,"Paver coping, set",lin ft,installed,20.00,22.50,25.00,USD,US,shorelinepoolsinc.com; poolresearch.com/coping-cost,2024-01-16,B,typical is the middle of the range
pool-coping-brick,pool-coping,brick,"Brick coping, set",lin ft,installed,25.00,27.50,30.00,USD,US,shorelinepoolsinc.com; poolresearch.com/coping-cost,2024-01-16,B,typical is the middle of the range
pool-coping-stone,pool-coping,stone,"Stone coping, set",lin ft,installed,35.00,45.00,55.00,USD,US,shorelinepoolsinc.com; poolresearch.com/coping-cost,2024-01-16,B,typical is the middle of the range
fence-section-wood,fence-section,wood,"Pressure-treated wood fence section, 8 ft",each,material,50.40,81.20,112.00,USD,US,winenfood fence; engineerfix fence,2026,D,"derived: 70 % of 9 to 20 per ft of material, 8 ft; undated page, read in 2026"
fence-post-wood,fence-post,wood,Pressure-treated wood fence post,each,material,18.00,29.00,40.00,USD,US,winenfood fence; engineerfix fence,2026,D,"derived: 25 % of 9 to 20 per ft of material, 8 ft; undated page, read in 2026"
fence-section-cedar,fence-section,cedar,"Cedar fence section, 8 ft",each,material,112.00,154.00,196.00,USD,US,winenfood fence; engineerfix fence,2026,D,"derived: 70 % of 20 to 35 per ft of material, 8 ft; undated page, read in 2026"
fence-post-cedar,fence-post,cedar,Cedar fence post,each,material,40.00,55.00,70.00,USD,US,winenfood fence; engineerfix fence,2026,D,"derived: 25 % of 20 to 35 per ft of material, 8 ft; undated page, read in 2026"
fence-section-vinyl,fence-section,vinyl,"Vinyl fence section, 8 ft",each,material,56.00,112.00,168.00,USD,US,winenfood fence; engineerfix fence,2026,D,"derived: 70 % of 10 to 30 per ft of material, 8 ft; undated page, read in 2026"
fence-post-vinyl,fence-post,vinyl,Vinyl fence post,each,material,20.00,40.00,60.00,USD,US,winenfood fence; engineerfix fence,2026,D,"derived: 25 % of 10 to 30 per ft of material, 8 ft; undated page, read in 2026"
fence-section-metal,fence-section,metal,"Aluminum fence section, 8 ft",each,material,39.20,109.20,179.20,USD,US,winenfood fence; engineerfix fence,2026,D,"derived: 70 % of 7 to 32 per ft of material, 8 ft; undated page, read in 2026"
fence-post-metal,fence-post,metal,Aluminum fence post,each,material,14.00,39.00,64.00,USD,US,winenfood fence; engineerfix fence,2026,D,"derived: 25 % of 7 to 32 per ft of material, 8 ft; undated page, read in 2026"
fence-installed-wood,fence-installed,wood,"Pressure-treated wood fence, built",lin ft,installed,20.00,32.50,45.00,USD,US,winenfood fence; engineerfix fence,2026,D,"typical is the middle of the range; undated page, read in 2026"
fence-installed-cedar,fence-installed,cedar,"Cedar fence, built",lin ft,installed,30.00,45.00,60.00,USD,US,winenfood fence; engineerfix fence,2026,D,"typical is the middle of the range; undated page, read in 2026"
fence-installed-vinyl,fence-installed,vinyl,"Vinyl fence, built",lin ft,installed,35.00,50.00,65.00,USD,US,winenfood fence; engineerfix fence,2026,D,"typical is the middle of the range; undated page, read in 2026"
fence-installed-composite,fence-installed,composite,"Composite fence, built",lin ft,installed,40.00,57.50,75.00,USD,US,winenfood fence; engineerfix fence,2026,D,"typical is the middle of the range; undated page, read in 2026"
fence-installed-metal,fence-installed,metal,"Aluminum fence, built",lin ft,installed,50.00,70.00,90.00,USD,US,winenfood fence; engineerfix fence,2026,D,"typical is the middle of the range; undated page, read in 2026"
fence-installed-chain-link,fence-installed,chain-link,"Chain link fence, built",lin ft,installed,10.00,22.50,35.00,USD,US,winenfood fence; engineerfix fence,2026,D,"typical is the middle of the range; undated page, read in 2026"
fence-material-chain-link,fence-material,chain-link,"Chain link fence, material",lin ft,material,5.00,10.00,15.00,USD,US,github.com/estimatorsuite/construction-calculators @bda718a (MIT),2026-06-21,B,
fence-gate-chain-link,fence-gate,chain-link,Chain link gate,each,material,100.00,200.00,300.00,USD,US,github.com/estimatorsuite/construction-calculators @bda718a (MIT),2026-06-21,B,
fence-gate-wood,fence-gate,wood,"Wood walk gate, 4 ft, with hardware",each,material,150.00,250.00,450.00,USD,US,assumption,2026,X,the chain link gate is 100 to 300; a framed gate costs half more
fence-gate-vinyl,fence-gate,vinyl,"Vinyl walk gate, 4 ft, with hardware",each,material,150.00,250.00,450.00,USD,US,assumption,2026,X,the chain link gate is 100 to 300; a framed gate costs half more
fence-gate-metal,fence-gate,metal,"Aluminum walk gate, 4 ft, with hardware",each,material,150.00,250.00,450.00,USD,US,assumption,2026,X,the chain link gate is 100 to 300; a framed gate costs half more
plant-perennial,plant-perennial,,"Perennial, #1 container",each,material,8.00,16.50,25.00,USD,US,visualfoodie nursery plants,2026,D,"undated page, read in 2026"
plant-perennial-bee-balm,plant-perennial,bee-balm,"Bee balm, #1 container",each,material,8.00,16.50,25.00,USD,US,visualfoodie nursery plants,2026,D,"species share one range; undated page, read in 2026"
plant-perennial-catmint,plant-perennial,catmint,"Catmint, #1 container",each,material,8.00,16.50,25.00,USD,US,visualfoodie nursery plants,2026,D,"species share one range; undated page, read in 2026"
plant-perennial-coneflower,plant-perennial,coneflower,"Purple coneflower, #1 container",each,material,8.00,16.50,25.00,USD,US,visualfoodie nursery plants,2026,D,"species share one range; undated page, read in 2026"
plant-perennial-daylily,plant-perennial,daylily,"Daylily, #1 container",each,material,8.00,16.50,25.00,USD,US,visualfoodie nursery plants,2026,D,"species share one range; undated page, read in 2026"
plant-perennial-fern,plant-perennial,fern,"Christmas fern, #1 container",each,material,8.00,16.50,25.00,USD,US,visualfoodie nursery plants,2026,D,"species share one range; undated page, read in 2026"
plant-perennial-heuchera,plant-perennial,heuchera,"Coral bells, #1 container",each,material,8.00,16.50,25.00,USD,US,visualfoodie nursery plants,2026,D,"species share one range; undated page, read in 2026"
plant-perennial-hosta,plant-perennial,hosta,"Hosta, #1 container",each,material,8.00,16.50,25.00,USD,US,visualfoodie nursery plants,2026,D,"species share one range; undated page, read in 2026"
plant-perennial-lavender,plant-perennial,lavender,"English lavender, #1 container",each,material,8.00,16.50,25.00,USD,US,visualfoodie nursery plants,2026,D,"species share one range; undated page, read in 2026"
plant-perennial-rudbeckia,plant-perennial,rudbeckia,"Black-eyed Susan, #1 container",each,material,8.00,16.50,25.00,USD,US,visualfoodie nursery plants,2026,D,"species share one range; undated page, read in 2026"
plant-perennial-kangaroo-paw,plant-perennial,kangaroo-paw,"Kangaroo paw, #1 container",each,material,12.00,20.00,30.00,USD,US,assumption,2026,X,above other perennials of one gallon
plant-perennial-russian-sage,plant-perennial,russian-sage,"Russian sage, #1 container",each,material,8.00,16.50,25.00,USD,US,visualfoodie nursery plants,2026,D,"species share one range; undated page, read in 2026"
plant-perennial-salvia,plant-perennial,salvia,"Woodland sage, #1 container",each,material,8.00,16.50,25.00,USD,US,visualfoodie nursery plants,2026,D,"species share one range; undated page, read in 2026"
plant-perennial-sedum,plant-perennial,sedum,"Autumn Joy stonecrop, #1 container",each,material,8.00,16.50,25.00,USD,US,visualfoodie nursery plants,2026,D,"species share one range; undated page, read in 2026"
plant-grass,plant-grass,,"Ornamental grass, #1 container",each,material,8.00,16.50,25.00,USD,US,visualfoodie nursery plants,2026,D,"priced as a perennial; undated page, read in 2026"
plant-grass-blue-fescue,plant-grass,blue-fescue,"Blue fescue, #1 container",each,material,8.00,16.50,25.00,USD,US,visualfoodie nursery plants,2026,D,"species share one range; priced as a perennial; undated page, read in 2026"
plant-grass-feather-reed-grass,plant-grass,feather-reed-grass,"Feather reed grass, #1 container",each,material,8.00,16.50,25.00,USD,US,visualfoodie nursery plants,2026,D,"species share one range; priced as a perennial; undated page, read in 2026"
plant-grass-fountain-grass,plant-grass,fountain-grass,"Dwarf fountain grass, #1 container",each,material,8.00,16.50,25.00,USD,US,visualfoodie nursery plants,2026,D,"species share one range; priced as a perennial; undated page, read in 2026"
plant-grass-little-bluestem,plant-grass,little-bluestem,"Little bluestem, #1 container",each,material,8.00,16.50,25.00,USD,US,visualfoodie nursery plants,2026,D,"species share one range; priced as a perennial; undated page, read in 2026"
plant-grass-switchgrass,plant-grass,switchgrass,"Switchgrass, #1 container",each,material,8.00,16.50,25.00,USD,US,visualfoodie nursery plants,2026,D,"species share one range; priced as a perennial; undated page, read in 2026"
plant-groundcover,plant-groundcover,,"Ground cover, 4 in pot",each,material,3.00,5.50,8.00,USD,US,visualfoodie nursery plants,2026,D,"priced as an annual in a 4 in pot; undated page, read in 2026"
plant-groundcover-creeping-thyme,plant-groundcover,creeping-thyme,"Creeping thyme, 4 in pot",each,material,3.00,5.50,8.00,USD,US,visualfoodie nursery plants,2026,D,"species share one range; priced as an annual in a 4 in pot; undated page, read in 2026"
plant-groundcover-pachysandra,plant-groundcover,pachysandra,"Japanese spurge, 4 in pot",each,material,3.00,5.50,8.00,USD,US,visualfoodie nursery plants,2026,D,"species share one range; priced as an annual in a 4 in pot; undated page, read in 2026"
plant-annual,plant-annual,,"Annual, 4 in pot or 6-pack",each,material,3.00,5.50,8.00,USD,US,visualfoodie nursery plants,2026,D,"undated page, read in 2026"
plant-annual-petunia,plant-annual,petunia,"Petunia, 4 in pot or 6-pack",each,material,3.00,5.50,8.00,USD,US,visualfoodie nursery plants,2026,D,"species share one range; undated page, read in 2026"
plant-annual-marigold,plant-annual,marigold,"Marigold, 4 in pot or 6-pack",each,material,3.00,5.50,8.00,USD,US,visualfoodie nursery plants,2026,D,"species share one range; undated page, read in 2026"
plant-annual-lantana,plant-annual,lantana,"Lantana, 4 in pot or 6-pack",each,material,3.00,5.50,8.00,USD,US,assumption,2026,X,priced as the other annuals
plant-annual-begonia,plant-annual,begonia,"Begonia, 4 in pot or 6-pack",each,material,3.00,5.50,8.00,USD,US,visualfoodie nursery plants,2026,D,"species share one range; undated page, read in 2026"
plant-annual-impatiens,plant-annual,impatiens,"Impatiens, 4 in pot or 6-pack",each,material,3.00,5.50,8.00,USD,US,visualfoodie nursery plants,2026,D,"species share one range; undated page, read in 2026"
plant-annual-geranium,plant-annual,geranium,"Geranium, 4 in pot or 6-pack",each,material,3.00,5.50,8.00,USD,US,visualfoodie nursery plants,2026,D,"species share one range; undated page, read in 2026"
plant-shrub-3,plant-shrub-3,,"Shrub, #3 container",each,material,30.00,50.00,75.00,USD,US,visualfoodie nursery plants,2026,D,"undated page, read in 2026"
plant-shrub-3-barberry,plant-shrub-3,barberry,"Crimson pygmy barberry, #3 container",each,material,30.00,50.00,75.00,USD,US,visualfoodie nursery plants,2026,D,"species share one range; undated page, read in 2026"
plant-shrub-3-boxwood,plant-shrub-3,boxwood,"Boxwood, #3 container",each,material,30.00,50.00,75.00,USD,US,visualfoodie nursery plants,2026,D,"species share one range; undated page, read in 2026"
plant-shrub-3-creeping-juniper,plant-shrub-3,creeping-juniper,"Creeping juniper, #3 container",each,material,30.00,50.00,75.00,USD,US,visualfoodie nursery plants,2026,D,"species share one range; undated page, read in 2026"
plant-shrub-3-hydrangea,plant-shrub-3,hydrangea,"Smooth hydrangea, #3 container",each,material,30.00,50.00,75.00,USD,US,visualfoodie nursery plants,2026,D,"species share one range; undated page, read in 2026"
plant-shrub-3-hydrangea-pink,plant-shrub-3,hydrangea-pink,"Bigleaf hydrangea, #3 container",each,material,30.00,50.00,75.00,USD,US,visualfoodie nursery plants,2026,D,"species share one range; undated page, read in 2026"
plant-shrub-3-rose,plant-shrub-3,rose,"Knock Out rose, #3 container",each,material,30.00,50.00,75.00,USD,US,visualfoodie nursery plants,2026,D,"species share one range; undated page, read in 2026"
plant-shrub-3-spirea,plant-shrub-3,spirea,"Japanese spirea, #3 container",each,material,30.00,50.00,75.00,USD,US,visualfoodie nursery plants,2026,D,"species share one range; undated page, read in 2026"
plant-shrub-3-yucca,plant-shrub-3,yucca,"Adam's needle yucca, #3 container",each,material,30.00,50.00,75.00,USD,US,visualfoodie nursery plants,2026,D,"species share one range; undated page, read in 2026"
plant-shrub-5,plant-shrub-5,,"Shrub, #5 container",each,material,30.00,60.00,75.00,USD,US,visualfoodie nursery plants,2026,D,"an open estimating repository gives 25 to 45 for #5, less than #3; the higher range is taken; undated page, read in 2026"
plant-shrub-5-agave,plant-shrub-5,agave,"Century plant, #5 container",each,material,30.00,60.00,75.00,USD,US,visualfoodie nursery plants,2026,D,"species share one range; an open estimating repository gives 25 to 45 for #5, less than #3; the higher range is taken; undated page, read in 2026"
plant-shrub-5-arborvitae,plant-shrub-5,arborvitae,"Emerald Green arborvitae, #5 container",each,material,30.00,60.00,75.00,USD,US,visualfoodie nursery plants,2026,D,"species share one range; an open estimating repository gives 25 to 45 for #5, less than #3; the higher range is taken; undated page, read in 2026"
plant-shrub-5-globe-spruce,plant-shrub-5,globe-spruce,"Globe blue spruce, #5 container",each,material,30.00,60.00,75.00,USD,US,visualfoodie nursery plants,2026,D,"species share one range; an open estimating repository gives 25 to 45 for #5, less than #3; the higher range is taken; undated page, read in 2026"
plant-shrub-5-inkberry,plant-shrub-5,inkberry,"Inkberry, #5 container",each,material,30.00,60.00,75.00,USD,US,visualfoodie nursery plants,2026,D,"species share one range; an open estimating repository gives 25 to 45 for #5, less than #3; the higher range is taken; undated page, read in 2026"
plant-shrub-5-rhododendron,plant-shrub-5,rhododendron,"PJM rhododendron, #5 container",each,material,30.00,60.00,75.00,USD,US,visualfoodie nursery plants,2026,D,"species share one range; an open estimating repository gives 25 to 45 for #5, less than #3; the higher range is taken; undated page, read in 2026"
tree-small,tree-small,,"Small tree, #5 container",each,material,60.00,105.00,150.00,USD,US,visualfoodie nursery plants,2026,D,"undated page, read in 2026"
tree-small-dogwood,tree-small,dogwood,"Flowering dogwood, #5 container",each,material,60.00,105.00,150.00,USD,US,visualfoodie nursery plants,2026,D,"species share one range; undated page, read in 2026"
tree-small-japanese-maple,tree-small,japanese-maple,"Japanese maple, #5 container",each,material,60.00,105.00,150.00,USD,US,visualfoodie nursery plants,2026,D,"species share one range; undated page, read in 2026"
tree-small-olive,tree-small,olive,"Olive, #5 container",each,material,60.00,105.00,150.00,USD,US,visualfoodie nursery plants,2026,D,"species share one range; undated page, read in 2026"
tree-small-redbud,tree-small,redbud,"Eastern redbud, #5 container",each,material,60.00,105.00,150.00,USD,US,visualfoodie nursery plants,2026,D,"species share one range; undated page, read in 2026"
tree-shade,tree-shade,,"Shade tree, #15 container",each,material,100.00,250.00,400.00,USD,US,visualfoodie nursery plants,2026,D,"larger stock over 400; undated page, read in 2026"
tree-shade-birch,tree-shade,birch,"Paper birch, #15 container",each,material,100.00,250.00,400.00,USD,US,visualfoodie nursery plants,2026,D,"species share one range; undated page, read in 2026"
tree-shade-cherry,tree-shade,cherry,"Yoshino cherry, #15 container",each,material,100.00,250.00,400.00,USD,US,visualfoodie nursery plants,2026,D,"species share one range; undated page, read in 2026"
tree-shade-oak,tree-shade,oak,"Red oak, #15 container",each,material,100.00,250.00,400.00,USD,US,visualfoodie nursery plants,2026,D,"species share one range; undated page, read in 2026"
tree-shade-red-maple,tree-shade,red-maple,"Red maple, #15 container",each,material,100.00,250.00,400.00,USD,US,visualfoodie nursery plants,2026,D,"species share one range; undated page, read in 2026"
tree-planting-small,tree-planting,small,"Tree planting, small tree",each,labour,52.50,75.00,105.00,USD,US,latestcost.com tree planting; mowingmagic; suncitybd (BobVila reprint),2026,C,"one figure per size; low and high are our spread; undated page, read in 2026"
tree-planting-medium,tree-planting,medium,"Tree planting, medium tree",each,labour,175.00,250.00,350.00,USD,US,latestcost.com tree planting; mowingmagic; suncitybd (BobVila reprint),2026,C,"one figure per size; low and high are our spread; undated page, read in 2026"
tree-planting-large,tree-planting,large,"Tree planting, large tree",each,labour,630.00,900.00,1260.00,USD,US,latestcost.com tree planting; mowingmagic; suncitybd (BobVila reprint),2026,C,"one figure per size; low and high are our spread; undated page, read in 2026"
tree-installed-small,tree-installed,small,"Tree, planted, small",each,installed,126.00,180.00,252.00,USD,US,latestcost.com tree planting; mowingmagic; suncitybd (BobVila reprint),2026,C,"one figure per size; low and high are our spread; undated page, read in 2026"
tree-installed-medium,tree-installed,medium,"Tree, planted, medium",each,installed,504.00,720.00,1008.00,USD,US,latestcost.com tree planting; mowingmagic; suncitybd (BobVila reprint),2026,C,"one figure per size; low and high are our spread; undated page, read in 2026"
tree-installed-large,tree-installed,large,"Tree, planted, large",each,installed,2030.00,2900.00,4060.00,USD,US,latestcost.com tree planting; mowingmagic; suncitybd (BobVila reprint),2026,C,"one figure per size; low and high are our spread; undated page, read in 2026"
tree-delivery,tree-delivery,,Tree delivery,each,installed,25.00,150.00,350.00,USD,US,latestcost.com tree planting; mowingmagic; suncitybd (BobVila reprint),2026,C,"undated page, read in 2026"
tree-stakes,tree-stakes,,Tree staking kit,each,material,12.00,20.00,35.00,USD,US,assumption,2026,X,common kit at home centers
path-light,path-light,,"LED path light, aluminum",each,material,20.00,30.00,40.00,USD,US,landscapingnetwork.com/landscape-lighting/cost.html; engineerfix lighting; winenfood 2026,2026,C,"undated page, read in 2026"
path-light-plastic,path-light,plastic,"LED path light, plastic",each,material,20.00,30.00,40.00,USD,US,landscapingnetwork.com/landscape-lighting/cost.html; engineerfix lighting; winenfood 2026,2026,C,"plastic and aluminum share one range; undated page, read in 2026"
path-light-brass,path-light,brass,"LED path light, brass",each,material,100.00,175.00,250.00,USD,US,landscapingnetwork.com/landscape-lighting/cost.html; engineerfix lighting; winenfood 2026,2026,C,"undated page, read in 2026"
path-light-bronze,path-light,bronze,"LED path light, bronze",each,material,100.00,175.00,250.00,USD,US,landscapingnetwork.com/landscape-lighting/cost.html; engineerfix lighting; winenfood 2026,2026,C,"undated page, read in 2026"
uplight,uplight,,"LED uplight, aluminum",each,material,80.00,130.00,180.00,USD,US,winenfood.com/outdoor-lighting-fixture-cost-breakdown-for-2026,2026,C,"the page names 80 to 180 for spotlights and uplights; the middle is ours"
uplight-bronze,uplight,bronze,"LED uplight, bronze",each,material,100.00,175.00,250.00,USD,US,assumption,2026,X,"as path lights of bronze"
uplight-brass,uplight,brass,"LED uplight, brass",each,material,100.00,175.00,250.00,USD,US,assumption,2026,X,"as path lights of brass"
uplight-installed,uplight-installed,,"Uplight, installed",each,installed,205.00,325.00,405.00,USD,US,winenfood.com/outdoor-lighting-fixture-cost-breakdown-for-2026; landscapingnetwork.com/landscape-lighting/cost.html,2026,C,"205 to 405 with installation; a front yard's 4 uplights at 1,300 make 325 each; undated page, read in 2026"
path-light-installed,path-light-installed,,"Low-voltage light, installed",each,installed,100.00,190.00,325.00,USD,US,landscapingnetwork.com/landscape-lighting/cost.html; engineerfix lighting; winenfood 2026,2026,C,"a job of 20 lights at 3,800 makes 190 each; the pro rule is 325; undated page, read in 2026"
transformer-150-w,transformer,150-w,"Low-voltage transformer, 150 W",each,material,80.00,110.00,140.00,USD,US,landscapingnetwork.com/landscape-lighting/cost.html; engineerfix lighting; winenfood 2026,2026,C,"undated page, read in 2026"
transformer-300-w,transformer,300-w,"Low-voltage transformer, 300 W",each,material,140.00,200.00,300.00,USD,US,landscapingnetwork.com/landscape-lighting/cost.html; engineerfix lighting; winenfood 2026,2026,C,"between the stated 150 W and 600 W prices; undated page, read in 2026"
transformer-600-w,transformer,600-w,"Low-voltage transformer, 600 W",each,material,300.00,350.00,400.00,USD,US,landscapingnetwork.com/landscape-lighting/cost.html; engineerfix lighting; winenfood 2026,2026,C,"undated page, read in 2026"
transformer-900-w,transformer,900-w,"Low-voltage transformer, 900 W",each,material,350.00,400.00,500.00,USD,US,landscapingnetwork.com/landscape-lighting/cost.html; engineerfix lighting; winenfood 2026,2026,C,"upper end of 300 to 400 and more; undated page, read in 2026"
low-voltage-wire,low-voltage-wire,,"Low-voltage wire, 14 gauge",lin ft,material,0.35,0.68,1.01,USD,US,landscapingnetwork.com/landscape-lighting/cost.html; engineerfix lighting; winenfood 2026,2026,C,"undated page, read in 2026"
irrigation-zone,irrigation-zone,,"Sprinkler zone, installed",zone,installed,500.00,650.00,850.00,USD,US,fixr.com/costs/sprinkler-system,2026,C,"one figure, about 650; low and high are our spread; undated page, read in 2026"
irrigation-kit-small,irrigation-kit,small,"Sprinkler kit, small",each,material,640.00,800.00,960.00,USD,US,github.com/estimatorsuite/construction-calculators @bda718a (MIT),2026-06-21,B,one figure; low and high are our spread
irrigation-kit-medium,irrigation-kit,medium,"Sprinkler kit, medium",each,material,1200.00,1500.00,1800.00,USD,US,github.com/estimatorsuite/construction-calculators @bda718a (MIT),2026-06-21,B,one figure; low and high are our spread
irrigation-kit-large,irrigation-kit,large,"Sprinkler kit, large",each,material,1900.00,2400.00,2900.00,USD,US,github.com/estimatorsuite/construction-calculators @bda718a (MIT),2026-06-21,B,one figure; low and high are our spread
irrigation-job-half-acre,irrigation-job,half-acre,"Sprinkler system, half acre",each,installed,4000.00,5500.00,7000.00,USD,US,fixr.com/costs/sprinkler-system,2026,C,"undated page, read in 2026"
irrigation-drip,irrigation-drip,,"Drip irrigation, installed",sq ft,installed,2.50,3.50,4.50,USD,US,greenyplace.com,2026,D,"undated page, read in 2026"
french-drain-shallow,french-drain,shallow,"French drain, shallow",lin ft,installed,10.00,22.50,35.00,USD,US,engineerfix.com drainage; lexingtondrainage.com,2026,C,"undated page, read in 2026"
french-drain-standard,french-drain,standard,French drain,lin ft,installed,30.00,40.00,50.00,USD,US,engineerfix.com drainage; lexingtondrainage.com,2026,C,"undated page, read in 2026"
french-drain-perimeter,french-drain,perimeter,"French drain, perimeter",lin ft,installed,40.00,62.50,85.00,USD,US,engineerfix.com drainage; lexingtondrainage.com,2026,C,"undated page, read in 2026"
downspout-burial,downspout-burial,,Downspout burial,each,installed,150.00,250.00,350.00,USD,US,engineerfix.com drainage; lexingtondrainage.com,2026,C,"undated page, read in 2026"
fire-pit-kit,fire-pit-kit,,Fire pit kit,each,material,300.00,550.00,800.00,USD,US,honestcasa.com/blog/outdoor-living-space-cost; bankrate; winenfood,2026,C,"undated page, read in 2026"
fire-pit-kit-prefab,fire-pit-kit,prefab,"Fire pit, prefabricated",each,material,500.00,550.00,600.00,USD,US,honestcasa.com/blog/outdoor-living-space-cost; bankrate; winenfood,2026,C,"undated page, read in 2026"
fire-pit-kit-steel,fire-pit-kit,steel,"Fire pit, steel",each,material,90.00,280.00,900.00,USD,US,assumption,2026,X,painted sheet to weathering steel
fire-pit-kit-bowl,fire-pit-kit,bowl,Fire bowl,each,material,250.00,700.00,2200.00,USD,US,assumption,2026,X,cast concrete bowls without a gas line
fire-pit-kit-table,fire-pit-kit,table,Fire table,each,material,250.00,700.00,2500.00,USD,US,assumption,2026,X,propane tables from sheet steel to cast concrete
fire-pit-kit-table-long,fire-pit-kit,table-long,"Fire table, 6 ft long",each,material,500.00,1300.00,4000.00,USD,US,assumption,2026,X,propane tables from sheet steel to cast concrete
fire-pit-installed-low,fire-pit-installed,low,"Fire pit, built, low tier",each,installed,500.00,1250.00,2000.00,USD,US,honestcasa.com/blog/outdoor-living-space-cost; bankrate; winenfood,2026,C,"typical is the middle of the range; undated page, read in 2026"
fire-pit-installed-average,fire-pit-installed,average,"Fire pit, built, average tier",each,installed,3000.00,5500.00,8000.00,USD,US,honestcasa.com/blog/outdoor-living-space-cost; bankrate; winenfood,2026,C,"typical is the middle of the range; undated page, read in 2026"
fire-pit-installed-high,fire-pit-installed,high,"Fire pit, built, high tier",each,installed,10000.00,17500.00,25000.00,USD,US,honestcasa.com/blog/outdoor-living-space-cost; bankrate; winenfood,2026,C,"typical is the middle of the range; undated page, read in 2026"
pergola-installed-low,pergola-installed,low,"Pergola 12 × 14 ft, built, low tier",each,installed,2500.00,3750.00,5000.00,USD,US,honestcasa.com/blog/outdoor-living-space-cost; bankrate; winenfood,2026,C,"typical is the middle of the range; undated page, read in 2026"
pergola-installed-average,pergola-installed,average,"Pergola 12 × 14 ft, built, average tier",each,installed,6000.00,9000.00,12000.00,USD,US,honestcasa.com/blog/outdoor-living-space-cost; bankrate; winenfood,2026,C,"typical is the middle of the range; undated page, read in 2026"
pergola-installed-high,pergola-installed,high,"Pergola 12 × 14 ft, built, high tier",each,installed,15000.00,22500.00,30000.00,USD,US,honestcasa.com/blog/outdoor-living-space-cost; bankrate; winenfood,2026,C,"typical is the middle of the range; undated page, read in 2026"
pergola-wood,pergola,wood,"Pergola, wood, put up",sq ft,installed,15.00,44.00,71.00,USD,US,honestcasa.com/blog/outdoor-living-space-cost; bankrate; winenfood,2026,C,"derived: a 12 × 14 ft pergola (168 sq ft) at 2,500 to 12,000; typical below the middle of the average tier; undated page, read in 2026"
pergola-vinyl,pergola,vinyl,"Pergola, vinyl, put up",sq ft,installed,36.00,54.00,71.00,USD,US,honestcasa.com/blog/outdoor-living-space-cost; bankrate; winenfood,2026,C,"derived: a 12 × 14 ft pergola (168 sq ft) at 6,000 to 12,000; undated page, read in 2026"
outdoor-kitchen-low,outdoor-kitchen,low,"Outdoor kitchen, low tier",each,installed,5000.00,7500.00,10000.00,USD,US,honestcasa.com/blog/outdoor-living-space-cost; bankrate; winenfood,2026,C,"typical is the middle of the range; undated page, read in 2026"
outdoor-kitchen-average,outdoor-kitchen,average,"Outdoor kitchen, average tier",each,installed,15000.00,22500.00,30000.00,USD,US,honestcasa.com/blog/outdoor-living-space-cost; bankrate; winenfood,2026,C,"typical is the middle of the range; undated page, read in 2026"
outdoor-kitchen-high,outdoor-kitchen,high,"Outdoor kitchen, high tier",each,installed,40000.00,70000.00,100000.00,USD,US,honestcasa.com/blog/outdoor-living-space-cost; bankrate; winenfood,2026,C,"typical is the middle of the range; undated page, read in 2026"
outdoor-chair,outdoor-chair,,Outdoor chair,each,material,60.00,150.00,400.00,USD,US,assumption,2026,X,resin to hardwood Adirondack chairs
outdoor-lounge-chair,outdoor-lounge-chair,,Outdoor lounge chair with cushions,each,material,150.00,380.00,1300.00,USD,US,assumption,2026,X,resin wicker to teak
edging-brick,edging,brick,"Brick edging, soldier course",lin ft,material,4.00,6.00,9.00,USD,US,assumption,2026,X,three clay bricks a foot at 0.80 to 2.00 with bedding
edging-timber,edging,timber,"Timber edging, pressure-treated",lin ft,material,2.00,3.00,5.00,USD,US,assumption,2026,X,a 4 x 4 in post of 8 ft at 12 to 25 with stakes
raised-bed-side-wood,raised-bed-side,wood,"Raised bed sides, timber, built",face sq ft,installed,12.00,18.00,28.00,USD,US,assumption,2026,X,somewhat below a built timber wall as no footing or drain is needed
raised-bed-side-stone,raised-bed-side,stone,"Raised bed sides, wall block, built",face sq ft,installed,18.00,28.00,40.00,USD,US,assumption,2026,X,like a low segmental wall without drainage
raised-bed-side-steel,raised-bed-side,steel,"Raised bed sides, weathering steel, set",face sq ft,installed,15.00,25.00,40.00,USD,US,assumption,2026,X,kits of 4 x 8 ft by 17 in at 350 to 900 for 34 face sq ft with setting
planter-terracotta,planter,terracotta,"Terracotta planter, 18 to 24 in",each,material,40.00,90.00,180.00,USD,US,assumption,2026,X,"frost-proof clay pots at garden centers"
planter-terracotta-large,planter,terracotta-large,"Terracotta planter, 28 in and more",each,material,100.00,220.00,400.00,USD,US,infobarrel.com/Flower_Planters,2026,D,"clay planters at 100 to 400; undated page, read in 2026"
planter-concrete,planter,concrete,"Concrete or cast stone planter, 18 to 24 in",each,material,80.00,180.00,350.00,USD,US,assumption,2026,X,"cast stone pots and urns; somewhat above clay"
planter-concrete-large,planter,concrete-large,"Concrete or cast stone planter, 28 in and more",each,material,200.00,450.00,1000.00,USD,US,assumption,2026,X,"cast stone troughs and large urns; about twice the price of clay"
planter-ceramic,planter,ceramic,"Glazed ceramic planter, 18 to 24 in",each,material,60.00,140.00,280.00,USD,US,assumption,2026,X,"glazed pots cost about half more than plain clay"
planter-ceramic-large,planter,ceramic-large,"Glazed ceramic planter, 28 in and more",each,material,150.00,320.00,600.00,USD,US,assumption,2026,X,"half more than the range of large clay planters"
planter-fiberglass,planter,fiberglass,"Fiberglass planter, 18 to 24 in",each,material,70.00,150.00,300.00,USD,US,assumption,2026,X,"light cast planters in a color; resin ones are cheaper"
planter-fiberglass-large,planter,fiberglass-large,"Fiberglass planter, 28 in and more",each,material,150.00,350.00,800.00,USD,US,infobarrel.com/Flower_Planters,2026,D,"resin planters at 150 to 800; undated page, read in 2026"
planter-metal,planter,metal,"Powder-coated metal planter, 18 to 24 in",each,material,80.00,180.00,350.00,USD,US,assumption,2026,X,"powder-coated steel or aluminum"
planter-metal-large,planter,metal-large,"Powder-coated metal planter, 28 in and more",each,material,200.00,500.00,1500.00,USD,US,infobarrel.com/Flower_Planters,2026,D,"metal planters at 200 to 1500; typical far below the middle; undated page, read in 2026"
planter-corten,planter,corten,"Weathering steel planter, 18 to 24 in",each,material,100.00,220.00,400.00,USD,US,assumption,2026,X,"somewhat above powder-coated steel"
planter-corten-large,planter,corten-large,"Weathering steel planter, 28 in and more",each,material,250.00,550.00,1200.00,USD,US,assumption,2026,X,"within the range of large metal planters"
planter-wood,planter,wood,"Cedar planter box, 18 to 24 in",each,material,60.00,140.00,260.00,USD,US,assumption,2026,X,"cedar boxes at home centers and from carpenters"
planter-wood-large,planter,wood-large,"Cedar planter box, 28 in and more",each,material,250.00,400.00,1000.00,USD,US,infobarrel.com/Flower_Planters,2026,D,"large wooden boxes at 250 to 1000; typical below the middle; undated page, read in 2026"
potting-mix,potting-mix,,"Potting mix, 1.5 cu ft bag",bag,material,10.50,15.00,22.50,USD,US,biologyinsights.com/how-much-does-a-bag-of-soil-cost,2026,D,"potting mix at 7 to 15 a cubic foot; undated page, read in 2026"
fountain-fountain,fountain,fountain,Stone fountain with basin,each,material,800.00,1800.00,4500.00,USD,US,assumption,2026,X,cast stone tiered fountains of 4 to 6 ft
fountain-bubbler,fountain,bubbler,Bubbling rock with basin,each,material,500.00,1100.00,2500.00,USD,US,assumption,2026,X,drilled boulder kits with buried basin
fountain-fountain-three,fountain,fountain-three,"Stone fountain with basin, three tiers",each,material,1200.00,2600.00,6500.00,USD,US,assumption,2026,X,cast stone tiered fountains of 6 to 8 ft
fountain-urn,fountain,urn,Bubbling urn with basin,each,material,500.00,1000.00,2500.00,USD,US,assumption,2026,X,glazed urns with buried basin
fountain-birdbath,fountain,birdbath,"Bird bath, cast stone",each,material,80.00,180.00,450.00,USD,US,assumption,2026,X,concrete to cast stone
pond-liner,pond-liner,,"Pond liner, 45 mil rubber, with underlay",sq ft,material,0.90,1.40,2.00,USD,US,assumption,2026,X,rubber at 0.65 to 1.40 and underlay at 0.25 to 0.60
pond-pump,pond-pump,,"Recirculating pump, 1000 to 2500 gallons an hour, with tubing",each,material,120.00,250.00,600.00,USD,US,assumption,2026,X,submersible pumps of the common makers
outdoor-set-dining,outdoor-set,dining,"Outdoor dining set, seven pieces",each,material,600.00,1500.00,4500.00,USD,US,assumption,2026,X,powder-coated steel to teak
outdoor-set-dining-four,outdoor-set,dining-four,"Outdoor dining set, five pieces",each,material,400.00,1050.00,3200.00,USD,US,assumption,2026,X,powder-coated steel to teak
outdoor-set-bistro,outdoor-set,bistro,"Outdoor bistro set, three pieces",each,material,120.00,350.00,900.00,USD,US,assumption,2026,X,folding steel to teak
outdoor-bench,outdoor-bench,,"Garden bench, 5 ft",each,material,120.00,350.00,900.00,USD,US,assumption,2026,X,softwood to teak
outdoor-lounger,outdoor-lounger,,Sun lounger,each,material,120.00,350.00,1200.00,USD,US,assumption,2026,X,resin to teak with a cushion
outdoor-stump,outdoor-stump,,"Log seat, debarked and sealed",each,material,40.00,90.00,220.00,USD,US,assumption,2026,X,rounds from a saw mill to turned stools
outdoor-umbrella,outdoor-umbrella,,"Patio umbrella, 7.5 ft, with base",each,material,90.00,250.00,900.00,USD,US,assumption,2026,X,push-up polyester to teak with a heavy base
outdoor-side-table,outdoor-side-table,,Outdoor side table,each,material,25.00,70.00,250.00,USD,US,assumption,2026,X,resin to teak
outdoor-set-lounge,outdoor-set,lounge,"Outdoor lounge set, four pieces",each,material,700.00,1800.00,5500.00,USD,US,assumption,2026,X,resin wicker to teak with cushions
outdoor-set-dining-eight,outdoor-set,dining-eight,"Outdoor dining set, nine pieces",each,material,900.00,2200.00,6000.00,USD,US,assumption,2026,X,powder-coated steel to teak
outdoor-set-dining-round,outdoor-set,dining-round,"Outdoor dining set, round, five pieces",each,material,400.00,1100.00,3400.00,USD,US,assumption,2026,X,powder-coated steel to teak
outdoor-set-dining-round-six,outdoor-set,dining-round-six,"Outdoor dining set, round, seven pieces",each,material,650.00,1600.00,4700.00,USD,US,assumption,2026,X,powder-coated steel to teak
outdoor-set-dining-square,outdoor-set,dining-square,"Outdoor dining set, square, five pieces",each,material,400.00,1000.00,3100.00,USD,US,assumption,2026,X,powder-coated steel to teak
outdoor-set-sectional,outdoor-set,sectional,"Outdoor sectional, L-shaped, with table",each,material,900.00,2400.00,7500.00,USD,US,assumption,2026,X,resin wicker to teak with cushions
outdoor-set-sofa,outdoor-set,sofa,"Outdoor sofa, three seats, with table",each,material,450.00,1200.00,3800.00,USD,US,assumption,2026,X,resin wicker to teak with cushions
outdoor-picnic-table,outdoor-picnic-table,,"Picnic table, 6 ft",each,material,180.00,400.00,1100.00,USD,US,assumption,2026,X,treated pine to recycled plastic
outdoor-rocker,outdoor-rocker,,Rocking chair,each,material,100.00,220.00,500.00,USD,US,assumption,2026,X,hardwood to recycled plastic
outdoor-egg-chair,outdoor-egg-chair,,Hanging egg chair with stand,each,material,200.00,420.00,1200.00,USD,US,assumption,2026,X,resin wicker on a steel stand
outdoor-hammock,outdoor-hammock,,Hammock with stand,each,material,120.00,280.00,800.00,USD,US,assumption,2026,X,steel to hardwood stands
outdoor-porch-swing,outdoor-porch-swing,,"Porch swing, 4.5 ft",each,material,180.00,420.00,1200.00,USD,US,assumption,2026,X,softwood to recycled plastic
hot-tub,hot-tub,,"Hot tub, 7 ft square, with step",each,material,4000.00,8500.00,16000.00,USD,US,assumption,2026,X,entry to premium acrylic spas for six; wiring and pad not included
step-tread-stone,step-tread,stone,"Stone step, set",lin ft,installed,45.00,80.00,140.00,USD,US,assumption,2026,X,a 4 ft slab of 6 in at 120 to 350 and an hour of two people
step-tread-bluestone,step-tread,bluestone,"Bluestone tread on a stone riser, set",lin ft,installed,50.00,90.00,150.00,USD,US,assumption,2026,X,the stone step with a sawn bluestone tread of 2 in
step-tread-brick,step-tread,brick,"Brick step, laid",lin ft,installed,40.00,75.00,120.00,USD,US,assumption,2026,X,"about 9 bricks to the foot, rowlock over stretcher on a concrete base, laid by a mason"
step-tread-concrete,step-tread,concrete,"Concrete step, poured",lin ft,installed,35.00,60.00,90.00,USD,US,assumption,2026,X,formed and poured by the foot of tread
step-tread-wood,step-tread,wood,"Timber step, built",lin ft,installed,20.00,35.00,55.00,USD,US,assumption,2026,X,two 6 x 6 in timbers with fill for each tread
labour-landscape,labour-landscape,,"Landscape crew, man-hour selling price",hour,labour,60.00,80.00,130.00,USD,US,synkedup.com/man-hour-price-benchmark-report,2023,B,"low 60 to 70, typical 70 to 90, high 90 to 130"
labour-landscape-lead,labour-landscape,lead,"Crew lead, man-hour selling price",hour,labour,70.00,95.00,130.00,USD,US,synkedup.com/man-hour-price-benchmark-report,2023,B,upper half of the benchmark
labour-landscape-electric,labour-landscape,electric,"Low-voltage electrician, man-hour selling price",hour,labour,90.00,110.00,130.00,USD,US,synkedup.com/man-hour-price-benchmark-report,2023,B,high tier of the benchmark
`;
